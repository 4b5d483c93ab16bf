export interface TaggableText {
  title: string;
  summary: string;
}

/** Title words say more than summary words; the factor was chosen by cross-validation. */
const TITLE_VALUE = 1.5;
const SUMMARY_VALUE = 1;
const MAX_TITLE_CHARS = 400;
const MAX_SUMMARY_CHARS = 1200;
const MAX_WORD_CHARS = 24;

const TOKEN = /[\p{L}\p{N}]+|[$£€%]/gu;
const NUMBER = /^\p{N}+$/u;
const SIGNS: Record<string, string> = { $: '<money>', '£': '<money>', '€': '<money>', '%': '<percent>' };

/**
 * The words and neighbouring word pairs (joined by '_') of a headline and its summary, each with a value;
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
  for (const token of text.toLowerCase().match(TOKEN) ?? []) {
    const word = normalise(token);
    if (word === '') continue;
    keepLargest(features, word, value);
    if (previous !== '') keepLargest(features, `${previous}_${word}`, value);
    previous = word;
  }
}

/** Presence, not counts: a word that a text repeats says little more than the word said once. */
function keepLargest(features: Map<string, number>, feature: string, value: number): void {
  if ((features.get(feature) ?? 0) < value) features.set(feature, value);
}

/** One form per word: numbers, money and percent signs become classes, a plural 's' is dropped. */
function normalise(token: string): string {
  const sign = SIGNS[token];
  if (sign !== undefined) return sign;
  if (NUMBER.test(token)) return '<number>';
  if (token.length > MAX_WORD_CHARS || token === 's' || token === 't') return '';
  return token.length > 3 && token.endsWith('s') && !/[sui]s$/.test(token) ? token.slice(0, -1) : token;
}
