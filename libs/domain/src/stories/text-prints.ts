const SHINGLE = 3;
const MAX_WORDS = 150;
const MAX_TEXT = 2000;
const WORD = /[\p{L}\p{N}]+/gu;

/** Hashes of a text's word 3-shingles (Broder 1997), each once, ascending. */
export interface TextPrints {
  /** Of title and summary. */
  whole: Uint32Array;
  /** Of the summary alone. */
  body: Uint32Array;
}

/** The prints of an article by which copies are found. */
export function textPrints(title: string, summary: string): TextPrints {
  const head = wordHashes(title);
  const body = wordHashes(summary);
  return { whole: shingles([...head, ...body]), body: shingles(body) };
}

/** How many prints two ascending lists share. */
export function sharedPrints(a: Uint32Array, b: Uint32Array): number {
  let [i, j, shared] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0];
    if (x === y) shared += 1;
    if (x <= y) i += 1;
    if (y <= x) j += 1;
  }
  return shared;
}

function wordHashes(text: string): number[] {
  return (text.slice(0, MAX_TEXT).toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS).map(hash);
}

/** FNV-1a, 32 bit. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function shingles(words: readonly number[]): Uint32Array {
  const found = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1) {
    let value = 17;
    for (let next = at; next < at + SHINGLE; next += 1)
      value = Math.imul(value, 0x01000193) ^ (words[next] ?? 0);
    found.add(value >>> 0);
  }
  return Uint32Array.from(found).sort();
}
