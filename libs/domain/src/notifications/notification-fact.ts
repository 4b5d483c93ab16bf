import {
  MILESTONE_FACT_KINDS,
  type MilestoneFactKind,
  type NotifiedFactKind,
  TOPIC_STATUSES,
  type TopicStatus,
} from '#vocabulary';

interface Fact {
  /** Of the topic's log. */
  id: number;
  topicId: number;
  /** News time. */
  at: Date;
}

/** Something new about a development. */
export interface MilestoneFact extends Fact {
  kind: MilestoneFactKind;
  milestoneId: number;
  /** As it stands now. */
  title: string;
  isSignificant: boolean;
  /** Independent ones, as counted now. */
  origins: number;
}

export interface StatusFact extends Fact {
  kind: 'status_changed';
  from: TopicStatus;
  to: TopicStatus;
  /** 'Resolved because …', a sentence for readers; may be empty. */
  reason: string;
}

/** What followers are told: once each, and nothing else (decision 27). */
export type NotificationFact = MilestoneFact | StatusFact;

/** A line of a topic's log, with what its milestone says now. */
export interface LoggedFact {
  id: number;
  topicId: number;
  at: Date;
  kind: NotifiedFactKind;
  payload: { from?: string; to?: string; reason?: string };
  /** Null if the log's line is about no milestone, or its milestone is no more. */
  milestone: Omit<MilestoneFact, keyof Fact | 'kind'> | null;
}

/** The fact that a line of the log states; null if there is nothing to tell any more. */
export function readFact({ kind, payload, milestone, ...fact }: LoggedFact): NotificationFact | null {
  if (kind === 'status_changed') {
    const from = TOPIC_STATUSES.find((status) => status === payload.from);
    const to = TOPIC_STATUSES.find((status) => status === payload.to);
    return from && to ? { ...fact, kind, from, to, reason: payload.reason ?? '' } : null;
  }
  return milestone && { ...fact, kind, ...milestone };
}

export function isMilestoneFact(fact: NotificationFact): fact is MilestoneFact {
  return MILESTONE_FACT_KINDS.some((kind) => kind === fact.kind);
}

/**
 * `milestone`: a significant development, or one that more origins confirm now. `resolution`: the story ended or
 * goes on again, or a development was taken back. `update`: the rest, its pace too.
 */
export type Matter = 'milestone' | 'resolution' | 'update';

export function matterOf(fact: Readonly<NotificationFact>): Matter {
  switch (fact.kind) {
    case 'milestone_added':
    case 'level_raised':
      return fact.isSignificant ? 'milestone' : 'update';
    case 'milestone_retracted':
      return 'resolution';
    case 'status_changed':
      return fact.from === 'resolved' || fact.to === 'resolved' ? 'resolution' : 'update';
  }
}

/** Facts older than this are told to nobody: a week, and a day for what is told late (ms of news time). */
export const FACT_FRESH_MS = 8 * 86_400_000;

/** Whether a fact is news to who follows since then. */
export function isNews(fact: Pick<NotificationFact, 'at'>, followedAt: Date, now: Date): boolean {
  return fact.at > followedAt && now.getTime() - fact.at.getTime() <= FACT_FRESH_MS;
}
