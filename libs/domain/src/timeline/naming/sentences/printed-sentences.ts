import { terms } from '../../../text/terms.js';
import type { Sentence } from '../../read/read-article.js';

/** A standfirst has at least so many characters … */
const SHORTEST = 30;
/** … and the sentence after it. */
const LEAST_LEFT = 50;
/** Words before a title that begins with an article: 'on The Lantern Hour', 'newspaper The Plumb'. */
const BEFORE_TITLE =
  '(?:of|the|by|in|at|on|for|to|from|with|and|or|as|than|like|via|per|told|tells|called|titled|named|film|movie|band|show|series|programme|program|newspaper|magazine|paper|book|novel|song|album|play|musical|watch|watching|read|joined|host|hosts)';
/** A standfirst without a full stop that ran into the first sentence: '… after week of rain The dam above Orvale broke …'. */
const STANDFIRST = new RegExp(
  `(?<=(?<!(?<!\\p{L})${BEFORE_TITLE})[\\p{Ll}\\d’”'"])\\s(?=(?:The|A|An)\\s[\\p{L}\\d])`,
  'u',
);

/** The first sentences of a report as a page may print them: a standfirst that ran into the first one is left out. */
export function printedSentences(opening: readonly Sentence[]): readonly Sentence[] {
  const [first, ...rest] = opening;
  const text = first && withoutStandfirst(first.text);
  if (!first || !text || text === first.text) return opening;
  return [{ text, terms: [...new Set(terms(text))] }, ...rest];
}

function withoutStandfirst(text: string): string {
  const found = STANDFIRST.exec(text.slice(SHORTEST));
  if (!found) return text;
  const left = text.slice(SHORTEST + found.index).trimStart();
  return left.length >= LEAST_LEFT ? left : text;
}
