import { ENGLISH } from '#vocabulary';
import type { AnnounceCues } from '../languages/announce-cues.js';
import { cuesOf } from '../languages/cues-of.js';
import { announceCuesOf } from './announce-cues.js';
import { type ComingDay, comingDays, plusDays } from './coming-days.js';
import { foreignComingDays } from './foreign-coming-days.js';

const MAX_SENTENCE = 500;
const READ_BEFORE = 130;
/** A clause between the subject and a day beside the verb ends there: 'a law passed by the council on Monday will …'. */
const BESIDE_CHARS = 60;
const MOST_DAYS_AHEAD = 400;
/**
 * The day for which a sentence announces something, or null: a cue such as 'will', 'is due' or 'has until' belongs to a day or week
 * after `today` and within 400 days. A sentence about the past announces nothing. Sentences of
 * other languages than English are given after `plain`.
 */
export function announcedDay(
  sentence: string,
  today: string,
  { language = ENGLISH, isTitle = false } = {},
): ComingDay | null {
  const cues = announceCuesOf(language);
  if (!cues || sentence.length > MAX_SENTENCE) return null;
  if (cues.aside.test(sentence)) return null;
  const last = plusDays(today, MOST_DAYS_AHEAD);
  for (const each of daysOf(sentence, today, language)) {
    const until = each.precision === 'week' ? plusDays(each.day, 6) : each.day;
    if (until <= today || each.day > last || (each.isRange && cues.moves.test(sentence))) continue;
    if (isAnnounced(sentence, each, cues, isTitle)) return each;
  }
  return null;
}

function daysOf(sentence: string, today: string, language: string): ComingDay[] {
  if (language === ENGLISH) return comingDays(sentence, today);
  const days = cuesOf(language)?.days;
  return days ? foreignComingDays(sentence, today, days) : [];
}

function isAnnounced(
  sentence: string,
  { at, end, isTomorrow }: ComingDay,
  cues: AnnounceCues,
  isTitle: boolean,
): boolean {
  const before = sentence.slice(Math.max(0, at - READ_BEFORE), at);
  const after = sentence.slice(end);
  if (cues.notAfter?.test(after) || cues.notBefore.test(before)) return false;
  if (cues.doubt.test(sentence.slice(0, at))) return false;
  if (isTomorrow && !cues.apart.test(before.slice(-BESIDE_CHARS))) return true;
  if (cues.adjacent.test(before)) return true;
  if (cues.opening.test(sentence.slice(0, at)) && cues.after.test(after)) return true;
  if (cues.beside?.test(before) && cues.verb?.test(after) && !cues.apart.test(before.slice(-BESIDE_CHARS)))
    return true;
  if (cues.around?.some(([lead, trail]) => lead.test(before) && trail.test(after))) return true;
  const matches = [
    ...before.matchAll(cues.ahead),
    ...(isTitle && cues.headline ? before.matchAll(cues.headline) : []),
  ];
  for (const match of matches) {
    if (!cues.apart.test(before.slice(match.index + match[0].length))) return true;
  }
  return false;
}
