import { stopWords } from '../../text/natural.js';
import type { FeatureBag } from './feature-bag.js';
import { hashOfWord, scanWords } from './scan-words.js';
import { headlineStyle, summaryKind } from './text-kind.js';

export interface TaggableText {
  title: string;
  summary: string;
}

/** Feature numbers are below this: a hash of 20 bits, so collisions between known words are rare. */
export const FEATURE_NUMBERS = 2 ** 20;

/** Values of features relative to a word of the summary, chosen by cross-validation (docs/decisions/0008-tags.md). */
const TITLE_VALUE = 1.6;
const SHARES = { word: 1, inTitle: 0.6, stem: 0.7, pair: 1, inKind: 0.8, sign: 1 };
const KIND_VALUE = 1;
const MAX_TITLE_CHARS = 400;
const MAX_SUMMARY_CHARS = 1200;

/** Roles of features. The role is part of the hash, so words of different roles get different numbers. */
const ROLES = { word: 1, inTitle: 2, stem: 3, pair: 4, sign: 5, kind: 6, style: 7, inKind: 8 };

/** Stop words are English, as are the training texts. In other languages the outlet's section and categories decide. */
const STOPS = new Set([...stopWords('en')].map(hashOfWord));

/**
 * Fills a bag with the features of a headline and its summary: words, their first five letters, neighbouring pairs,
 * words of the title, words by kind of text (bare headline, teaser, long summary), and that kind itself.
 */
export function readTagFeatures({ title, summary }: TaggableText, bag: FeatureBag): void {
  const head = title.slice(0, MAX_TITLE_CHARS).toLowerCase();
  const text = `${head}\n${summary.slice(0, MAX_SUMMARY_CHARS).toLowerCase()}`;
  const kind = summaryKind(summary);
  bag.start(text);
  readField(bag, 0, head.length, TITLE_VALUE, kind, true);
  readField(bag, head.length + 1, text.length, 1, kind, false);
  bag.toUnitLength();
  bag.put(numbered(kind, ROLES.kind), KIND_VALUE, 0, 0);
  bag.put(numbered(headlineStyle(title) + 4 * kind, ROLES.style), KIND_VALUE, 0, 0);
}

function readField(
  bag: FeatureBag,
  start: number,
  end: number,
  value: number,
  kind: number,
  isTitle: boolean,
) {
  let previous = 0;
  let previousFrom = 0;
  scanWords(bag.text, start, end, (hash, stem, from, to) => {
    if (hash !== 1 && (to - from < 2 || STOPS.has(hash))) return;
    bag.put(numbered(hash, ROLES.word), SHARES.word * value, from, to);
    if (isTitle) bag.put(numbered(hash, ROLES.inTitle), SHARES.inTitle * value, from, to);
    if (stem !== 0) bag.put(numbered(stem, ROLES.stem), SHARES.stem * value, from, to);
    if (previous !== 0) {
      const pair = numbered(Math.imul(previous, 31) ^ hash, ROLES.pair);
      bag.put(pair, SHARES.pair * value, previousFrom, to);
    }
    bag.put(numbered(hash, ROLES.inKind + kind), SHARES.inKind * value, from, to);
    previous = hash;
    previousFrom = from;
  });
  for (const sign of ['$', '£', '€', '%']) {
    const at = bag.text.indexOf(sign, start);
    if (at < 0 || at >= end) continue;
    bag.put(numbered(sign === '%' ? 2 : 1, ROLES.sign), SHARES.sign * value, at, at + 1);
  }
}

/** The finaliser of MurmurHash3 (public domain), cut to the width of the feature numbers. */
function numbered(hash: number, role: number): number {
  let mixed = Math.imul(hash ^ role, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  return mixed & (FEATURE_NUMBERS - 1);
}
