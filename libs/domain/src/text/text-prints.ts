import { sentences } from './sentences.js';

const SHINGLE = 3;
const MAX_WORDS = 150;
const MAX_TEXT = 2000;
const WORD = /[\p{L}\p{N}]+/gu;
const MAX_LEAD_TEXT = 600;
const MAX_LEAD_WORDS = 40;
const QUOTED = /["“„«][^"“”„«»]{0,300}["”»]/gu;
const NUMBER = /^\p{N}+$/u;

/**
 * Fingerprints that identify copies: distinct hashes of a text's word 3-shingles (Broder 1997), ascending, and hashes
 * of its lead.
 */
export interface TextPrints {
  /** Shingles of title and summary. */
  whole: Uint32Array;
  /** Shingles of the summary only. */
  body: Uint32Array;
  /** The words of the summary's first sentence in order, at most 40, without quotations. */
  lead: Uint32Array;
  /** The numbers among these words. */
  leadNumbers: Uint32Array;
}

export function textPrints(title: string, summary: string): TextPrints {
  const head = hashes(words(title));
  const body = hashes(words(summary));
  const lead = leadWords(summary);
  return {
    whole: shingles([...head, ...body]),
    body: shingles(body),
    lead: Uint32Array.from(hashes(lead)),
    leadNumbers: Uint32Array.from(hashes(lead.filter((word) => NUMBER.test(word)))),
  };
}

/** The number of prints that two ascending lists share. */
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

function leadWords(summary: string): string[] {
  const [first = ''] = sentences(summary.slice(0, MAX_LEAD_TEXT), 1);
  return words(first.replace(QUOTED, ' ')).slice(0, MAX_LEAD_WORDS);
}

function words(text: string): string[] {
  return (text.slice(0, MAX_TEXT).toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS);
}

function hashes(found: readonly string[]): number[] {
  return found.map(hash);
}

/** FNV-1a, 32 bit. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function shingles(hashed: readonly number[]): Uint32Array {
  const found = new Uint32Array(Math.max(0, hashed.length - SHINGLE + 1));
  for (let at = 0; at < found.length; at += 1) {
    let value = 17;
    for (let next = at; next < at + SHINGLE; next += 1)
      value = Math.imul(value, 0x01000193) ^ (hashed[next] ?? 0);
    found[at] = value;
  }
  return eachOnce(found.sort());
}

/** Removes duplicates from an ascending list. */
function eachOnce(sorted: Uint32Array): Uint32Array {
  let kept = 0;
  for (const value of sorted) {
    if (kept > 0 && sorted[kept - 1] === value) continue;
    sorted[kept] = value;
    kept += 1;
  }
  return kept === sorted.length ? sorted : sorted.slice(0, kept);
}
