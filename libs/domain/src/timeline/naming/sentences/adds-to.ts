const SAME_WORDS = 0.5;

/** A text with its content words. */
export interface Worded {
  text: string;
  terms: readonly string[];
}

/** Whether a text says something that another does not: less than half, or `share`, of the shorter one's words are in both. */
export function addsTo(a: Worded, b: Worded, share = SAME_WORDS): boolean {
  const known = new Set(b.terms);
  const fewer = Math.min(a.terms.length, b.terms.length);
  return a.text !== b.text && a.terms.filter((term) => known.has(term)).length < fewer * share;
}
