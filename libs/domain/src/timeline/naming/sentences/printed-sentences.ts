import { ENGLISH } from '#vocabulary';
import { terms } from '../../../text/terms.js';
import { titleTerms } from '../../milestones/news/story-words.js';
import type { ArticleReading, Sentence } from '../../read/read-article.js';
import { hasMainVerb } from './finite-verb.js';

/** A headline or standfirst has at least so many characters … */
const SHORTEST = 30;
/** … and the sentence after it. */
const LEAST_LEFT = 50;
/** The share of its words in the article's title from which it is the headline again. */
const REPEATED_FROM = 0.5;
/** Words before a title that begins with an article: 'on The lantern hour', 'newspaper The plumb'. */
const BEFORE_TITLE = wordsOf(`
  of the by in at on for to from with and or as than like via per told tells called titled named film movie band show series programme
  program newspaper magazine paper book novel song album play musical watch watching read joined host hosts`);
/** What letters tell apart: 'hepatitis A', 'group A'. */
const LETTERED = wordsOf(`
  vitamin hepatitis influenza flu type group grade class category league team side plan option exhibit block wing section zone level part
  schedule stage phase strain series serie pool terminal building hall gate line`);
/** Words that cannot follow the article 'A'. */
const NO_NOUN = wordsOf(`
  in of on at to for from with by and or but as than that which who when while after before over into is are was were be has have had
  will would can could may might must should does did do`);
/**
 * Where a headline or standfirst without a full stop may have run into the first sentence: '… after week of rain The dam above Orvale
 * broke …'. 'The' with a name after it does not count: 'sued The Norrend Times'.
 */
const RUN_ON = /(?<=[\p{Ll}\d’”'"])\s(?=(The|An?)\s(\p{Ll}+))/gu;
const LAST_WORD = /[\p{L}\p{N}]{1,20}$/u;

/** A sentence at the beginning of a report. */
export interface PrintedSentence extends Sentence {
  /** Its place there, from 0. */
  at: number;
}

/**
 * The first sentences of a report as a page may print them. If an English headline ran into the first one, it is left out. If
 * something else may have, the whole sentence is left out, for nobody wrote it so.
 */
export function printedSentences(
  reading: Pick<ArticleReading, 'opening' | 'language' | 'terms' | 'titleTerms'>,
): readonly PrintedSentence[] {
  const opening = reading.opening.map((sentence, at) => ({ ...sentence, at }));
  const [first, ...rest] = opening;
  if (!first || reading.language !== ENGLISH) return opening;
  const ends = runOnAt(first.text);
  if (ends === null) return opening;
  const [headline, text] = [first.text.slice(0, ends), first.text.slice(ends).trimStart()];
  const isTold =
    !text.startsWith('A ') &&
    text.length >= LEAST_LEFT &&
    repeats(headline, titleTerms(reading)) &&
    hasMainVerb(text);
  return isTold ? [{ text, terms: [...new Set(terms(text))], at: 0 }, ...rest] : rest;
}

/** The index after a headline or standfirst; null if the sentence shows none. */
function runOnAt(text: string): number | null {
  for (const { index, 1: article, 2: next = '' } of text.matchAll(RUN_ON)) {
    const before = LAST_WORD.exec(text.slice(Math.max(0, index - 20), index))?.[0].toLowerCase() ?? '';
    const isLetter = article === 'A' && (LETTERED.has(before) || NO_NOUN.has(next));
    if (index >= SHORTEST && !isLetter && !BEFORE_TITLE.has(before)) return index;
  }
  return null;
}

function repeats(headline: string, title: readonly string[]): boolean {
  const own = [...new Set(terms(headline))];
  const known = new Set(title);
  return own.length > 0 && own.filter((term) => known.has(term)).length >= own.length * REPEATED_FROM;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
