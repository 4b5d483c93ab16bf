import type { MilestoneFactKind, TopicStatus } from '#vocabulary';

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
export type NoticeFact = MilestoneFact | StatusFact;

/** Facts older than this are told to nobody: a week, and a day for what is told late (ms of news time). */
export const FACT_FRESH_MS = 8 * 86_400_000;

/** Whether a fact is news to who follows since then. */
export function isNews(fact: Pick<NoticeFact, 'at'>, followedAt: Date, now: Date): boolean {
  return fact.at > followedAt && now.getTime() - fact.at.getTime() <= FACT_FRESH_MS;
}
