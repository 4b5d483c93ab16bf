import { ANNOUNCE_CUES, type AnnounceCues } from './announce-cues.js';
import { type ComingDay, comingDays, plusDays } from './coming-days.js';

const MAX_SENTENCE = 500;
const READ_BEFORE = 130;
const MOST_DAYS_AHEAD = 400;
/** The day opens its sentence: 'On Monday …', 'ORVALE (AP) — On Monday …'. */
const OPENING =
  /^(?:[^.]{0,40}[—–]\s)?["“'‘]?(?:(?:then|later|early|late|and|but|on|from|by|starting|beginning)\s){0,3}$/iu;
/** The day stands between subject and verb: 'The court on Monday will …'. */
const BESIDE = /\p{L}\s(?:on\s)?$/u;
const BESIDE_VERB =
  /^\s(?:\p{L}+\s)?(?:will(?!\s(?:not|never|have)\b)|(?:is|are)\s(?:due|set|scheduled|expected|to)\b)/iu;

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
  if (/^['’]s?\s/u.test(after) || cues.notBefore.test(before)) return false;
  if (cues.doubt.test(sentence.slice(0, at))) return false;
  if (cues.adjacent.test(before)) return true;
  if (OPENING.test(sentence.slice(0, at)) && cues.after.test(after)) return true;
  if (BESIDE.test(before) && BESIDE_VERB.test(after) && !cues.apart.test(before.slice(-25))) return true;
  const matches = [...before.matchAll(cues.ahead), ...(isTitle ? before.matchAll(cues.headline) : [])];
  for (const match of matches) {
    if (!cues.apart.test(before.slice(match.index + match[0].length))) return true;
  }
  return false;
}
