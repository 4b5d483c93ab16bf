import { tokenise } from '../text/tokenise.js';

export interface TaggableText {
  title: string;
  summary: string;
}

/** Title words say more than summary words; the factor was chosen by cross-validation. */
const TITLE_VALUE = 1.6;
const SUMMARY_VALUE = 1;
const MAX_TITLE_CHARS = 400;
const MAX_SUMMARY_CHARS = 1200;

/** The weights were trained on English; in other languages the outlet's section and categories decide. */
const LANGUAGE = 'en';
const NUMBER = /^\d/;
const MONEY = /[$£€]/;

/**
 * The stems and neighbouring pairs of stems (joined by '_') of a headline and its summary, each with a value;
 * the values have Euclidean length 1, so that a bare headline and a long summary weigh the same.
 */
export function tagFeatures({ title, summary }: TaggableText): Map<string, number> {
  const features = new Map<string, number>();
  addWords(features, title.slice(0, MAX_TITLE_CHARS), TITLE_VALUE);
  addWords(features, summary.slice(0, MAX_SUMMARY_CHARS), SUMMARY_VALUE);
  let squares = 0;
  for (const value of features.values()) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (const [feature, value] of features) features.set(feature, value / length);
  return features;
}

function addWords(features: Map<string, number>, text: string, value: number): void {
  let previous = '';
  for (const term of tokenise(text, LANGUAGE)) {
    const word = NUMBER.test(term) ? '<number>' : term;
    keepLargest(features, word, value);
    if (previous !== '') keepLargest(features, `${previous}_${word}`, value);
    previous = word;
  }
  if (MONEY.test(text)) keepLargest(features, '<money>', value);
  if (text.includes('%')) keepLargest(features, '<percent>', value);
}

/** Presence, not counts: a word that a text repeats says little more than the word said once. */
function keepLargest(features: Map<string, number>, feature: string, value: number): void {
  if ((features.get(feature) ?? 0) < value) features.set(feature, value);
}
