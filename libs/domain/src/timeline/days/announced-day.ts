import { ANNOUNCE_CUES, type AnnounceCues } from './announce-cues.js';
import { type ComingDay, comingDays, plusDays } from './coming-days.js';

const MAX_SENTENCE = 500;
const READ_BEFORE = 130;
/** A clause between the subject and a day beside the verb ends there: 'a law passed by the council on Monday will …'. */
const BESIDE_CHARS = 60;
const MOST_DAYS_AHEAD = 400;
/**
 * The day for which a sentence announces something, or null: a cue such as 'will', 'is due' or 'has until' belongs to a day or week
 * after `today` and within 400 days. A sentence about the past announces nothing.
 */
export function announcedDay(
  sentence: string,
  today: string,
  { language = 'en', isTitle = false } = {},
): ComingDay | null {
  const cues = ANNOUNCE_CUES[language];
  if (!cues || sentence.length > MAX_SENTENCE || cues.aside.test(sentence)) return null;
  const last = plusDays(today, MOST_DAYS_AHEAD);
  for (const each of comingDays(sentence, today)) {
    const until = each.precision === 'week' ? plusDays(each.day, 6) : each.day;
    if (until > today && each.day <= last && isAnnounced(sentence, each, cues, isTitle)) return each;
  }
  return null;
}

function isAnnounced(
  sentence: string,
  { at, end }: ComingDay,
  cues: AnnounceCues,
  isTitle: boolean,
): boolean {
  const before = sentence.slice(Math.max(0, at - READ_BEFORE), at);
  const after = sentence.slice(end);
  if (cues.notAfter.test(after) || cues.notBefore.test(before)) return false;
  if (cues.doubt.test(sentence.slice(0, at))) return false;
  if (cues.adjacent.test(before)) return true;
  if (cues.opening.test(sentence.slice(0, at)) && cues.after.test(after)) return true;
  if (cues.beside.test(before) && cues.verb.test(after) && !cues.apart.test(before.slice(-BESIDE_CHARS)))
    return true;
  const matches = [...before.matchAll(cues.ahead), ...(isTitle ? before.matchAll(cues.headline) : [])];
  for (const match of matches) {
    if (!cues.apart.test(before.slice(match.index + match[0].length))) return true;
  }
  return false;
}
