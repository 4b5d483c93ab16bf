import { tokenise } from '../../text/tokenise.js';
import { dateMentions } from '../../timeline/days/date-mentions.js';
import type { StoredText } from './trust-sample.js';
import { LEAST_AGAINST, type Verdict } from './verdict.js';

const MAX_LEAD = 600;
/** The words before a date say what happened on it: 'pleaded guilty on Tuesday'. */
const BEFORE_CHARS = 60;
const BEFORE_TERMS = 3;

interface NamedDay {
  /** YYYY-MM-DD */
  day: string;
  /** The terms directly before it. */
  before: string[];
}

/**
 * Checks the date that a report names against later articles of other origins. One article with the same date confirms
 * it. Two or more that agree on another date, after similar words, contradict it, unless the source has corrected it
 * since. Null if the report names no past date or is not in English.
 */
export function checkDate(
  report: StoredText,
  later: readonly StoredText[],
  followUps: readonly StoredText[],
): Verdict | null {
  const [own] = daysOf(report);
  if (own === undefined) return null;
  const theirs = later.map(daysOf);
  if (theirs.some((days) => days.some(({ day }) => day === own.day))) return 'confirmed';
  const against = theirs.flatMap((days) => days.find((named) => isOfSame(own, named)) ?? []);
  const [other] = against;
  if (other === undefined || against.length < LEAST_AGAINST || against.some(({ day }) => day !== other.day))
    return 'open';
  const isCorrected = followUps.some((next) => daysOf(next).some(({ day }) => day === other.day));
  return isCorrected ? 'corrected' : 'contradicted';
}

/** The past dates that an English text names, in text order. */
function daysOf({ title, excerpt, language, publishedAt }: StoredText): NamedDay[] {
  if (language !== 'en') return [];
  const text = `${title}\n${excerpt.slice(0, MAX_LEAD)}`;
  return dateMentions(text, publishedAt)
    .filter(({ future }) => !future)
    .map(({ day, at }) => ({
      day,
      before: tokenise(text.slice(Math.max(0, at - BEFORE_CHARS), at), language).slice(-BEFORE_TERMS),
    }));
}

function isOfSame(own: NamedDay, other: NamedDay): boolean {
  return own.before.some((term) => other.before.includes(term));
}
