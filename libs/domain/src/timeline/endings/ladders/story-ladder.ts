/** A stage of a kind of story, such as 'on trial'. */
export interface LadderStep {
  name: string;
  percent: number;
  /** Phrases that report it. Bare verbs would match 'the toll passes 2,500' and 'fired shots'. In English; other languages in `timeline/languages`. */
  told: RegExp;
}

/** The stages of one kind of story between 'confirmed' and 'concluded', from the first to the last. */
export interface StoryLadder {
  /** A noun phrase for readers, after 'Stage … of': 'a court case'. */
  kind: string;
  /** A headline that matches speaks for this kind. */
  fits: RegExp;
  steps: readonly LadderStep[];
  /** The highest percentage until an end is reported. */
  cap: number;
  /** The closure kinds whose end concludes such a story; null if every end does. */
  endsWith: readonly string[] | null;
}
