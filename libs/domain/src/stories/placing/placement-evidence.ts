import type { Actor, TopicCommandKind } from '#vocabulary';

/** What spoke for an article's topic when it was placed: kept with the article, so that 'why' can be answered later. */
export interface PlacementEvidence {
  /** Whether it joined a topic or began one. */
  joined: boolean;
  /** How sure the join was, 0–1; of one that began a topic, that of the best topic refused. */
  score: number;
  /** What the two shared, in a few words. */
  shared: string;
  /** Who put it into another topic since. */
  movedBy?: Actor;
  /** How; not kept of what was moved first. */
  movedIn?: TopicCommandKind;
}
