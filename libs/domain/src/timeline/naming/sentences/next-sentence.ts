import { terms } from '../../../text/terms.js';
import { centrality, type StoryWords } from '../../milestones/news/story-words.js';
import { type AnnouncedStep, lastDay } from '../../steps/announced-step.js';
import type { CitedSentence } from './cited-sentence.js';
import { isPlainSentence } from './plain-sentence.js';

/** The share of a story's main words that a sentence needs to be understood alone. */
const CENTRAL_FROM = 0.2;
/** A day of the calendar: '14 September', 'Sept. 14'. */
const CALENDAR_DAY =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2})\b/iu;

/**
 * The sentence that announces the soonest step that is still to come on `today` (YYYY-MM-DD) and names its day
 * of the calendar, since 'in two weeks' means another day later. Null if none stands alone.
 */
export function nextSentence(
  steps: readonly AnnouncedStep[],
  today: string,
  words: StoryWords,
): CitedSentence | null {
  const pending = steps.filter(
    (step) => step.metAnchorId === null && step.calledOff === null && lastDay(step) > today,
  );
  for (const { text, articleIds } of pending) {
    const [articleId] = articleIds;
    if (articleId !== undefined && isClear(text, words)) return { text, articleId };
  }
  return null;
}

function isClear(text: string, words: StoryWords): boolean {
  if (!CALENDAR_DAY.test(text) || !isPlainSentence(text, { weekdays: true })) return false;
  return centrality(terms(text), words) >= CENTRAL_FROM;
}
