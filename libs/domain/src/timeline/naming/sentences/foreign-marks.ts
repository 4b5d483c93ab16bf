import type { DayCues } from '../../languages/day-cues.js';
import type { LanguageCues } from '../../languages/language-cues.js';

const GERMAN = 'de';
/** Captions, credits and lines of other texts, in all languages. */
const FURNITURE =
  /(?<!\p{L})(?:getty|shutterstock|newsletter|podcasts?|copyright|instagram|facebook|whatsapp)(?!\p{L})|\/\s?(?:afp|ap|dpa|efe|ansa|lusa|reuters|getty)(?!\p{L})|\((?:afp|ap|dpa|efe|ansa|lusa|reuters)\)|[|•★►©]|https?:|@\p{L}/iu;
/** Spaces left behind by removed links, or a headline that ran into the sentence. French has a space before some marks. */
const BROKEN =
  /\s\/\s|[“(]\s|\s\)|\s[,.](?:\s|$)|\p{Ll}[.!?]\p{Lu}|—\p{L}|(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?!\p{L}).*(?<!\p{L})\1(?!\p{L})/u;

const MARKS = new WeakMap<LanguageCues, readonly RegExp[]>();

/**
 * What keeps a sentence of another language than English from standing alone on a later day: words such as 'hoy' or 'demain', a
 * subject that another sentence names, a speaker's own words, furniture. For texts after `plain`.
 */
export function foreignMarks(cues: LanguageCues): readonly RegExp[] {
  const known = MARKS.get(cues);
  if (known) return known;
  const { days, steps } = cues;
  const marks = [FURNITURE, BROKEN];
  if (days) marks.push(passingDays(days));
  if (steps) marks.push(steps.leaning, steps.aside);
  MARKS.set(cues, marks);
  return marks;
}

/** Days that are named by their distance from the report. */
function passingDays({ today, yesterday, passing, coming }: DayCues): RegExp {
  const { tomorrow, dayAfterTomorrow, nextWeek, thisWeek, within, days, weeks } = coming;
  const counted = `(?:${within}) [\\p{L}\\d]+ (?:${days}|${weeks})`;
  const named = [today, yesterday, passing, dayAfterTomorrow, tomorrow, nextWeek, thisWeek, counted];
  return new RegExp(`(?<![\\p{L}-])(?:${named.join('|')})(?![\\p{L}-])`, 'iu');
}

/** Whether every quotation that begins in a text also ends in it. German ends them with the mark that others begin with. */
export function areForeignQuotesClosed(text: string, language: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  const [open, closed] = language === GERMAN ? ['„', '“'] : ['“', '”'];
  return count('"') % 2 === 0 && count('«') === count('»') && count(open) === count(closed);
}
