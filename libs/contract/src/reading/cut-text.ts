/** Shorter texts are captions and headlines, which often end without a full stop (characters). */
const SHORTEST = 80;
/** How a feed marks that it cut a text: '…', '...' or '[…]'. */
const MARKED = /\[?(…|\.\.\.)\]?$/u;
/** A letter, a digit, or what joins words: no sentence ends so. */
const IN_A_SENTENCE = /[\p{L}\p{N},;–—-]$/u;

/** True if a text ends before its last sentence does: a feed cut it. */
export function isCut(text: string): boolean {
  const end = text.trimEnd();
  return MARKED.test(end) || (end.length >= SHORTEST && IN_A_SENTENCE.test(end));
}

/** The text, with '…' where a feed cut it. */
export function withEllipsis(text: string): string {
  const end = text.trimEnd();
  return isCut(end) ? `${end.replace(MARKED, '').replace(/[\s,;–—-]+$/u, '')}…` : text;
}
