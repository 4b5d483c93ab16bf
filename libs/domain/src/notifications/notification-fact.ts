import {
  CONFIRMATION_LEVELS,
  type ConfirmationLevel,
  isEndOrReopening,
  MILESTONE_FACT_KINDS,
  type MilestoneFactKind,
  type NotifiedFactKind,
  TOPIC_STATUSES,
  type TopicStatus,
} from '#vocabulary';

interface Fact {
  /** Id of the entry in the topic's log. */
  id: number;
  topicId: number;
  /** News time. */
  at: Date;
  /** When its report was fetched (news time), if that was later than `at`. */
  knownAt?: Date;
}

/** Something new about a development. */
export interface MilestoneFact extends Fact {
  kind: MilestoneFactKind;
  milestoneId: number;
  /** The current title. */
  title: string;
  isSignificant: boolean;
  /** The current number of independent origins. */
  origins: number;
  /** The level that it reached; only for `level_raised`, and null if the log does not name it. */
  level: ConfirmationLevel | null;
  /** Why an editor retracted it. Absent if its source did, or if it stands. */
  retraction?: string;
}

/** The story was resolved or reopened. */
export interface StatusFact extends Fact {
  kind: 'status_changed';
  from: TopicStatus;
  to: TopicStatus;
  /** 'Ended: …', a sentence for readers; may be empty. */
  reason: string;
  /** Null unless the story was resolved, and still is. */
  outcome: Outcome | null;
}

/** Where a resolved story stands: the development that ended it, in a sentence or headline of its reports. */
export interface Outcome {
  text: string;
  milestoneId: number;
}

/** A topic as notifications name it. */
export interface TopicLabel {
  id: number;
  slug: string;
  name: string;
}

/** A fact that each follower receives at most once. */
export type NotificationFact = MilestoneFact | StatusFact;

/** An entry in a topic's log, with its milestone as it is now. */
export interface LoggedFact {
  id: number;
  topicId: number;
  at: Date;
  knownAt?: Date;
  kind: NotifiedFactKind;
  payload: { from?: string; to?: string; reason?: string; level?: string };
  /** Null if the entry is not about a milestone, or its milestone no longer exists. */
  milestone: Omit<MilestoneFact, keyof Fact | 'kind' | 'level' | 'retraction'> | null;
  /** Null unless the story is resolved. */
  outcome: Outcome | null;
}

/** The fact of a log entry. Null for a change of pace (developing, ongoing), or if its milestone or status no longer exists. */
export function readFact({
  kind,
  payload,
  milestone,
  outcome,
  ...fact
}: LoggedFact): NotificationFact | null {
  if (kind === 'status_changed') {
    const from = TOPIC_STATUSES.find((status) => status === payload.from);
    const to = TOPIC_STATUSES.find((status) => status === payload.to);
    return from && to && isEndOrReopening(from, to)
      ? { ...fact, kind, from, to, reason: payload.reason ?? '', outcome: to === 'resolved' ? outcome : null }
      : null;
  }
  const reached = kind === 'level_raised' ? CONFIRMATION_LEVELS.find((each) => each === payload.level) : null;
  const retraction = kind === 'milestone_retracted' ? payload.reason : undefined;
  return (
    milestone && {
      ...{ ...fact, kind, ...milestone, level: reached ?? null },
      ...(retraction !== undefined && { retraction }),
    }
  );
}

export function isMilestoneFact(fact: NotificationFact): fact is MilestoneFact {
  return MILESTONE_FACT_KINDS.some((kind) => kind === fact.kind);
}

/**
 * `milestone`: a significant development, or a higher confirmation level of one. `resolution`: the story was resolved or
 * reopened, or a development was retracted. `update`: every other development or level.
 */
export type Matter = 'milestone' | 'resolution' | 'update';

export function matterOf(fact: Readonly<NotificationFact>): Matter {
  switch (fact.kind) {
    case 'milestone_added':
    case 'level_raised':
      return fact.isSignificant ? 'milestone' : 'update';
    case 'milestone_retracted':
    case 'status_changed':
      return 'resolution';
  }
}

/**
 * Whether a single origin reports a development that is not significant. Such news waits for a digest, unless the reader
 * follows the story with high priority.
 */
export function isTrifle(fact: Readonly<NotificationFact>): boolean {
  return matterOf(fact) === 'update' && isMilestoneFact(fact) && fact.origins < 2;
}

/**
 * Whether new facts about a development make its notification unread again. It is new, retracted, or confirmed by a second
 * origin. Further origins only change the text.
 */
export function isWorthRereading(facts: readonly NotificationFact[]): boolean {
  return facts.some((fact) => fact.kind !== 'level_raised' || fact.level !== 'verified');
}

/** Nobody receives facts older than this: a week, plus a day for late delivery (ms of news time). */
export const FACT_FRESH_MS = 8 * 86_400_000;

/** Reports reach us after they are published: live feeds are checked at least once a day (ms). */
export const REPORT_LATE_MS = 86_400_000;

/**
 * Whether a fact is recent and new since the reader followed the topic: it happened after that, or shortly before, but its report came
 * only later, so the reader did not find it on the page.
 */
export function isNews(
  { at, knownAt = at }: Pick<NotificationFact, 'at' | 'knownAt'>,
  followedAt: Date,
  now: Date,
): boolean {
  const isNew = knownAt > followedAt && at.getTime() > followedAt.getTime() - REPORT_LATE_MS;
  return isNew && now.getTime() - at.getTime() <= FACT_FRESH_MS;
}
