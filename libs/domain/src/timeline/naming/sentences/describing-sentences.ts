import type { Development, PlacedArticle } from '../../milestones/development.js';
import type { MilestoneDraft } from '../../milestones/milestone-draft.js';
import { centrality, type StoryWords } from '../../milestones/news/story-words.js';
import { isDeveloping } from '../../read/wording/developing-words.js';
import { isSpeech } from '../../read/wording/is-speech.js';
import { type CurrentNumbers, isOutdated } from '../current-numbers.js';
import type { Worded } from './adds-to.js';
import { OriginWords } from './agreement.js';
import type { CitedSentence } from './cited-sentence.js';
import { HeadlineFact, isOwnReport, TOLD_FROM } from './headline-fact.js';
import { hasWeekday } from './plain-sentence.js';
import { printedSentences } from './printed-sentences.js';
import { hasToll, isAhead, isChanging, isForecast } from './sentence-signs.js';
import { sentenceValue } from './sentence-value.js';
import { standsAlone } from './stands-alone.js';

const DAY_MS = 86_400_000;
/** The share of a story's main words that a sentence needs to be understood alone. */
export const CENTRAL_FROM = 0.2;
/** The share of its terms that reports of other origins must have. */
const SUPPORTED_FROM = 0.3;
/** The share of the headline that a sentence must tell if no other origin bears it out … */
export const HINTED_FROM = 0.2;
/** … and if it also teases or judges. */
const TOLD_WELL = 0.5;

/** A sentence that may describe its story. */
export interface DescribingSentence extends CitedSentence, Worded {
  /** It belongs to the development that says where the story stands. If that has other origins, they support it. */
  isLatest: boolean;
  publishedAt: number;
  /** The share of the naming headline that it tells, 0–1. */
  told: number;
  /** How likely it describes the story rightly, 0–1: see `sentenceValue`. */
  value: number;
}

export interface ToldStory {
  /** The developments of the story, in order, … */
  list: readonly Development[];
  /** … and their milestones. */
  drafts: readonly MilestoneDraft[];
  /** The index of the development that says where it stands; null if none does. */
  latest: number | null;
  /** The report with its best headline. */
  headline: PlacedArticle | null;
  words: StoryWords;
  numbers: CurrentNumbers;
}

/**
 * The sentences at the beginning of a story's reports that can stand alone on a later day, that other origins bear out and that are
 * still true. `alone` also takes those that no other origin bears out, for stories in which reports share few words.
 */
export function describingSentences(story: ToldStory, { alone = false } = {}): DescribingSentence[] {
  const { list, latest, headline, words } = story;
  const last = latest === null ? undefined : list[latest];
  const others = new OriginWords(list.flatMap(({ placed }) => placed));
  const latestOthers = last && new OriginWords(last.placed);
  const fact = headline && last ? new HeadlineFact(headline, last.placed, words) : null;
  const newest = Math.max(...story.drafts.map(({ openedAt }) => openedAt.getTime()));
  return list.flatMap((development, at) => {
    const isOvertaken = isOvertakenBy(story.drafts, at);
    return development.placed.filter(isOwnReport).flatMap(({ article, reading }) =>
      printedSentences(reading).flatMap(({ at: position, text, terms }): DescribingSentence[] => {
        const { language } = reading;
        const told = fact?.toldBy(terms) ?? 0;
        if (alone && told < HINTED_FROM) return [];
        const isCentral = centrality(terms, words) >= CENTRAL_FROM || (alone && told >= TOLD_FROM);
        if (!isCentral || isOutdated(text, story.numbers)) return [];
        const voiced = alone && told >= TOLD_WELL;
        if (!standsAlone(text, language, { weekdays: true, voiced })) return [];
        if (!isStillTrue(text, development, last) || isForecast(text)) return [];
        const { supported, shared } = others.agreementOn(terms, article.originKey);
        if (!alone && others.origins > 1 && supported < SUPPORTED_FROM) return [];
        const publishedAt = article.publishedAt.getTime();
        const value = sentenceValue({
          ...{ isOvertaken, supported, shared, told, ...signsOf(text, language) },
          central: centrality(terms, words),
          days: Math.max(0, newest - publishedAt) / DAY_MS,
          isFirst: position === 0,
        });
        const isLatest =
          development === last && (alone || isBorneOut(terms, article.originKey, latestOthers));
        return [{ text, terms, isLatest, publishedAt, told, value, articleId: article.id }];
      }),
    );
  });
}

/** Whether other origins of a development have enough of a sentence's terms, or there are none. */
function isBorneOut(terms: readonly string[], originKey: string, others: OriginWords | undefined): boolean {
  if (!others || others.origins < 2) return true;
  return others.agreementOn(terms, originKey).supported >= SUPPORTED_FROM;
}

function signsOf(text: string, language: string) {
  return {
    isSpeech: isSpeech(text),
    commas: text.split(',').length - 1,
    develops: isDeveloping(text, language),
    hasWeekday: hasWeekday(text),
    isAhead: isAhead(text),
  };
}

/** What an earlier development expected, found going on or counted may be out of date, so such sentences are left out. */
function isStillTrue(text: string, development: Development, last: Development | undefined): boolean {
  if (development === last) return true;
  if (isAhead(text)) return false;
  const isPast = last !== undefined && development.lastReportAt < last.lastReportAt;
  return !(isPast && (isChanging(text) || hasToll(text)));
}

/** Whether a later development has at least as many origins. */
function isOvertakenBy(drafts: readonly MilestoneDraft[], at: number): boolean {
  const own = drafts[at];
  return drafts.some(
    ({ openedAt, originKeys, retractedAt }) =>
      own !== undefined &&
      retractedAt === null &&
      openedAt > own.openedAt &&
      originKeys.length >= own.originKeys.length,
  );
}
