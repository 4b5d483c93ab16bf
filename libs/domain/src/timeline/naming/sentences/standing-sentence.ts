import type { WordedReport } from '../../milestones/development.js';
import { centrality, type StoryWords, titleTerms } from '../../milestones/news/story-words.js';
import { isDeveloping } from '../../read/wording/developing-words.js';
import { isSpeech } from '../../read/wording/is-speech.js';
import { type CurrentNumbers, isOutdated } from '../current-numbers.js';
import { OriginWords } from './agreement.js';
import type { CitedSentence } from './cited-sentence.js';
import { HeadlineFact, isOwnReport, TOLD_FROM } from './headline-fact.js';
import { hasWeekday } from './plain-sentence.js';
import { printedSentences } from './printed-sentences.js';
import { isAhead, isChanging, isForecast } from './sentence-signs.js';
import { standsAlone, styleOf } from './stands-alone.js';

/** The first sentence of a report with the same headline words tells them more freely, if that is good enough. */
const FREELY_TOLD_FROM = 0.25;
const SAME_HEADLINE = 0.6;
/** The share of the story's main words that it needs to be understood alone … */
const CENTRAL_FROM = 0.25;
/** … unless it has so much of the headlines. */
const TOLD_WELL = 0.6;
/** The lead of the article with the headline is preferred by this factor. */
const OWN_LEAD = 1.3;
const WEEKDAY = 0.8;
/** The headline reports what happened; the sentence was written before that. */
const AHEAD = 0.5;
/** The headline reports what happened; the sentence quotes what somebody said about it. */
const SPOKEN = 0.7;
/** The headline reports what happened; the sentence is about the people who mourn. */
const MOURNING = /\b(?:tributes?|mourn(?:s|ed|ing|ers?)?|condolences)\b/i;
const MOURNED = 0.5;
/** It tells something going on. */
const CHANGING = 0.85;
/** On a later day, 'is in town on Friday' is not true. */
const PRESENT = /\b(?:is|are)\b/;

/** A headline with its article. */
interface Told {
  text: string;
  placed: WordedReport;
}

/**
 * The sentence that tells a headline's fact: at the beginning of one of the development's reports, understood alone, with the
 * headline's words and those that other origins use. Null if no sentence is clean and tells a development. A summary takes
 * one that tells the fact more `freely` rather than none.
 */
export function standingSentence(
  { text: headline, placed: best }: Told,
  placed: readonly WordedReport[],
  { words, numbers, freely = false }: { words: StoryWords; numbers: CurrentNumbers; freely?: boolean },
): CitedSentence | null {
  const fact = new HeadlineFact(best, placed, words);
  const others = new OriginWords(placed);
  let found: CitedSentence | null = null;
  let most = 0;
  for (const { article, reading } of placed.filter(isOwnReport)) {
    const alike = fact.toldBy(titleTerms(reading));
    for (const { at, text, terms } of printedSentences(reading)) {
      const told = fact.toldBy(terms);
      const isFree = freely && at === 0 && alike >= SAME_HEADLINE;
      if (told < (isFree ? FREELY_TOLD_FROM : TOLD_FROM) || isOutdated(text, numbers)) continue;
      if (told < TOLD_WELL && centrality(terms, words) < CENTRAL_FROM) continue;
      if (!isLasting(text) || !isDeveloping(text, reading.language)) continue;
      if (!standsAlone(text, reading.language, { weekdays: true })) continue;
      const own = article.id === best.article.id ? OWN_LEAD : 1;
      const { supported } = others.agreementOn(terms, article.originKey);
      const weight =
        told ** 2 *
        (0.35 + 0.65 * alike) *
        (0.5 + supported / 2) *
        styleOf(text, at) *
        stateOf(text, headline) *
        own;
      if (weight > most) [found, most] = [{ text, articleId: article.id }, weight];
    }
  }
  return found;
}

/** Whether what it says of a weekday is still true on a later one. */
function isLasting(text: string): boolean {
  return !hasWeekday(text) || !(PRESENT.test(text) || isForecast(text));
}

function stateOf(text: string, headline: string): number {
  const open = isAhead(text) && !isAhead(headline) ? AHEAD : isChanging(text) ? CHANGING : 1;
  const spoken = isSpeech(text) && !isSpeech(headline) ? SPOKEN : 1;
  const mourned = MOURNING.test(text) && !MOURNING.test(headline) ? MOURNED : 1;
  return open * spoken * mourned * (hasWeekday(text) ? WEEKDAY : 1);
}
