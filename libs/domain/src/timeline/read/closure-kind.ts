/** How stories of one kind end, with the cues of one language. */
export interface ClosureKind {
  kind: string;
  /** A noun phrase for readers, after 'reported': 'a verdict'. */
  ending: string;
  /** A story is of this kind if at least a quarter of its titles match. */
  fits: RegExp;
  /** Matches a headline or first sentence that reports the end. Gaps between words are bounded. */
  cue: RegExp;
  /** Days without a new development after which the end counts. */
  quietDays: number;
  /** The end itself undoes something, such as a decision, so words for that do not say that the story goes on. */
  isUndoing?: boolean;
}
