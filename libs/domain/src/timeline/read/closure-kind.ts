/** A way in which stories of one kind end. English only. */
export interface ClosureKind {
  kind: string;
  /** Said of the story: 'a verdict'. */
  ending: string;
  /** The story is of this kind when at least a quarter of its titles match. */
  fits: RegExp;
  /** A headline or first sentence that matches tells the end; gaps of words are bounded. */
  cue: RegExp;
  /** Days without a new development after which the end counts as the end. */
  quietDays: number;
}
