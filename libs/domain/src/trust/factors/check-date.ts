import { tokenise } from '../../text/tokenise.js';
import { dateMentions } from '../../timeline/read/date-mentions.js';
import type { Telling } from './trust-sample.js';
import { LEAST_AGAINST, type Verdict } from './verdict.js';

const MAX_LEAD = 600;
/** What stands before a day says what happened on it: 'pleaded guilty on Tuesday'. */
const BEFORE_CHARS = 60;
const BEFORE_TERMS = 3;

interface NamedDay {
  /** YYYY-MM-DD */
  day: string;
  /** The terms right before it. */
  before: string[];
}

/**
 * What others' later articles say of the day that a report names: one that names it confirms it; two or more that agree on
 * another day for what the report's words before its day say contradict it, unless the source has mended it since. Null
 * where the report names no past day, or is not in English.
 */
export function checkDate(
  report: Telling,
  later: readonly Telling[],
  followUps: readonly Telling[],
): Verdict | null {
  const [own] = daysOf(report);
  if (own === undefined) return null;
  const theirs = later.map(daysOf);
  if (theirs.some((days) => days.some(({ day }) => day === own.day))) return 'confirmed';
  const against = theirs.flatMap((days) => days.find((named) => isOfSame(own, named)) ?? []);
  const [other] = against;
  if (other === undefined || against.length < LEAST_AGAINST || against.some(({ day }) => day !== other.day))
    return 'open';
  const isMended = followUps.some((next) => daysOf(next).some(({ day }) => day === other.day));
  return isMended ? 'corrected' : 'contradicted';
}

/** The past days that an English text names, in their order. */
function daysOf({ title, excerpt, language, publishedAt }: Telling): NamedDay[] {
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
