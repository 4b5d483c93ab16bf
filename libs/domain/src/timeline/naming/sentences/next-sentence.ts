import { ENGLISH } from '#vocabulary';
import { terms } from '../../../text/terms.js';
import { foreignComingDays } from '../../days/foreign-coming-days.js';
import { cuesOf } from '../../languages/cues-of.js';
import type { DayCues } from '../../languages/day-cues.js';
import { monthPattern } from '../../languages/month-pattern.js';
import { plain } from '../../languages/words.js';
import { centrality, type StoryWords } from '../../milestones/news/story-words.js';
import { dayOf } from '../../read/timeline-article.js';
import { type AnnouncedStep, lastDay } from '../../steps/announced-step.js';
import type { CitedSentence } from './cited-sentence.js';
import { isPlainSentence } from './plain-sentence.js';

/** The share of a story's main words that a sentence needs to be understood alone. */
const CENTRAL_FROM = 0.2;
/** A day of the calendar: '14 September', 'Sept. 14'. */
const CALENDAR_DAY =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2})\b/iu;

/** What a sentence about a step is judged by. */
interface NextContext {
  /** YYYY-MM-DD */
  today: string;
  words: StoryWords;
  /** ISO 639-1 by the id of an article. */
  languageOf: (articleId: number) => string;
}

/**
 * The sentence that announces the soonest step that is still to come on `today` and names its day of the calendar, since 'in two
 * weeks' and 'am Donnerstag' mean another day later. Null if none stands alone.
 */
export function nextSentence(steps: readonly AnnouncedStep[], context: NextContext): CitedSentence | null {
  const pending = steps.filter(
    (step) => step.metAnchorId === null && step.calledOff === null && lastDay(step) > context.today,
  );
  for (const step of pending) {
    const [articleId] = step.articleIds;
    if (articleId !== undefined && isClear(step, context.languageOf(articleId), context.words))
      return { text: step.text, articleId };
  }
  return null;
}

function isClear(step: AnnouncedStep, language: string, words: StoryWords): boolean {
  if (!namesItsDay(step, language) || !isPlainSentence(step.text, { weekdays: true, language })) return false;
  return centrality(terms(step.text), words) >= CENTRAL_FROM;
}

/** Whether a sentence names the day of its step with its month. */
function namesItsDay(step: AnnouncedStep, language: string): boolean {
  if (language === ENGLISH) return CALENDAR_DAY.test(step.text);
  const days = cuesOf(language)?.days;
  return days ? namesForeignDay(step, days) : false;
}

function namesForeignDay({ text, day, announcedAt }: AnnouncedStep, cues: DayCues): boolean {
  const read = plain(text);
  const month = new RegExp(monthPattern(cues), 'iu');
  return foreignComingDays(read, dayOf(announcedAt), cues).some(
    (each) => each.day === day && month.test(`${read.slice(each.at, each.end)} `),
  );
}
