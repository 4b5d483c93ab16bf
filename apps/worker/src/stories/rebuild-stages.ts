import type { RebuiltTopic, TopicArticle, TopicBefore } from '#domain/timeline';
import type { MilestoneDraft } from '#domain/timeline/milestones';

/** What a rebuild of a topic works with. */
export interface LoadedTopic {
  id: number;
  language: string;
  articles: TopicArticle[];
  /** Null for a new topic. */
  before: TopicBefore | null;
}

/** A topic with what its articles now say about it. */
export interface DecidedTopic extends LoadedTopic {
  rebuilt: RebuiltTopic;
}

/** A rebuilt topic whose milestones have their ids. */
export interface NumberedTopic extends DecidedTopic {
  /** All drafts with the ids under which they are stored. */
  milestones: [number, MilestoneDraft][];
  /** Those of them that are new. */
  inserted: Map<MilestoneDraft, number>;
}
