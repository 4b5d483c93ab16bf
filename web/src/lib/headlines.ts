/** A headline with a full stop, unless it ends with a mark of its own. */
export function asSentence(headline: string): string {
  return /[.!?…]['"’”]?$/.test(headline) ? headline : `${headline}.`;
}

/** Whether two headlines are the same but for case and their last mark. */
export function isSameHeadline(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

const bare = (headline: string) =>
  headline
    .trim()
    .replace(/[.!?…\s]+$/u, '')
    .toLowerCase();
