/** Offset basis and prime of the 32-bit FNV-1a hash (RFC 9923), here over UTF-16 code units. */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** The hash of the first letters of a word is its stem: a stemmer at no cost. */
const STEM_CHARS = 5;

/** `hash` is 1 for every number. `stem` is the hash of the first five letters of a longer word, otherwise 0. */
export type VisitWord = (hash: number, stem: number, from: number, to: number) => void;

/** Visits the words (letters and digits) of a lower-case text between two positions, in reading order. */
export function scanWords(text: string, start: number, end: number, visit: VisitWord): void {
  let at = start;
  while (at < end) {
    if (!isWordChar(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const from = at;
    let hash = OFFSET_BASIS;
    let stem = 0;
    let digits = true;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (!isWordChar(code)) break;
      hash = Math.imul(hash ^ code, PRIME);
      if (at - from === STEM_CHARS - 1) stem = hash;
      if (code > 57) digits = false;
    }
    visit(digits ? 1 : hash, at - from > STEM_CHARS && !digits ? stem : 0, from, at);
  }
}

/** The hash that `scanWords` gives a word. */
export function hashOfWord(word: string): number {
  let hash = OFFSET_BASIS;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), PRIME);
  return hash;
}

/** a-z, 0-9, and everything from À on that is not in a punctuation or symbol block. */
function isWordChar(code: number): boolean {
  if (code < 0xc0) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  if (code === 0xd7 || code === 0xf7 || code >= 0xff00) return false;
  return !(code >= 0x2000 && code < 0x2c00) && !(code >= 0x3000 && code < 0x3040);
}
