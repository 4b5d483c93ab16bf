import type { Actor, TopicCommandKind } from '#vocabulary';

/** Why an article was placed in its topic. Stored with the article, so that the site can explain it later. */
export interface PlacementEvidence {
  /** True if it joined a topic, false if it started one. */
  joined: boolean;
  /** It reports a new event. Missing if it joined a known event of the topic. */
  development?: true;
  /**
   * Probability that it joins its event, 0–1. For a new event the likeness to the nearest topic, 0–1, even if it started
   * a topic of its own.
   */
  score: number;
  /** A few words that both share. */
  shared: string;
  /** Who moved it to another topic since. */
  movedBy?: Actor;
  /** How it was moved; missing for the earliest moves. */
  movedIn?: TopicCommandKind;
}
