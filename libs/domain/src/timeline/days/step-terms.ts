import { ENGLISH } from '#vocabulary';
import { stopWords } from '../../text/natural.js';
import { terms } from '../../text/terms.js';
import { cuesOf } from '../languages/cues-of.js';

/** Words of dates, which say nothing about the step. */
const OF_DATES =
  /^(?:\d.*|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|day|week|month|morning|afternoon|evening|night|tonight|tomorrow|next|midnight|noon|hour|scheduled?|expected|set|due|planned|begin|start|held|hold|place)$/u;
const OF_NUMBERS = /^\d/u;

/** The different content words of a sentence, without those of dates. */
export function stepTerms(text: string, language = ENGLISH): string[] {
  const different = [...new Set(terms(text))];
  if (language === ENGLISH) return different.filter((term) => !OF_DATES.test(term));
  const empty = emptyWords(language);
  return different.filter((term) => !OF_NUMBERS.test(term) && !empty.has(term));
}

/** Whether a term is a function word of a language other than English, or one of its words for dates. `terms` leaves out the English ones. */
export function isEmptyWord(term: string, language: string): boolean {
  return language !== ENGLISH && emptyWords(language).has(term);
}

const EMPTY = new Map<string, ReadonlySet<string>>();

/** The function words of a language, and its months and weekdays, as terms. */
function emptyWords(language: string): ReadonlySet<string> {
  const known = EMPTY.get(language);
  if (known) return known;
  const days = cuesOf(language)?.days;
  const names = [...(days?.months ?? []), ...(days?.weekdays ?? []), ...(days?.dateWords ?? [])];
  const found = new Set([...stopWords(language), ...names].flatMap((word) => terms(word)));
  EMPTY.set(language, found);
  return found;
}
