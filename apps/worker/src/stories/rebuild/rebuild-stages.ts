import type { RebuiltTopic, TopicArticle, TopicBefore } from '#domain/timeline';
import type { MilestoneDraft } from '#domain/timeline/milestones';

/** The input for rebuilding a topic. */
export interface LoadedTopic {
  id: number;
  language: string;
  articles: TopicArticle[];
  /** Null for a new topic. */
  before: TopicBefore | null;
}

/** A topic with the result derived from its articles. */
export interface DecidedTopic extends LoadedTopic {
  rebuilt: RebuiltTopic;
}

/** A rebuilt topic whose milestones have ids. */
export interface NumberedTopic extends DecidedTopic {
  /** All drafts with their ids. */
  milestones: [number, MilestoneDraft][];
  /** The new drafts with their ids. */
  inserted: Map<MilestoneDraft, number>;
}
