import type { DayCues } from './day-cues.js';
import { bare } from './words.js';

/** Shorter beginnings of a month's name are no abbreviation. */
const SHORTEST = 3;
const SHORT_FORMS = [3, 4];

/**
 * A pattern of the months' names with and without accents, and of their abbreviations with a full stop within a sentence. Not part
 * of longer words: '3 marineros', '20 mayores'.
 */
export function monthPattern({ months }: Pick<DayCues, 'months'>): string {
  const full = months.flatMap((name) => [name, bare(name)]);
  const short = months.flatMap((name) =>
    SHORT_FORMS.filter((length) => length < name.length).flatMap((length) => {
      const cut = name.slice(0, length);
      return isOneMonth(cut, months) ? [cut, bare(cut)] : [];
    }),
  );
  return `(?:(?:${[...new Set(full)].join('|')})(?!\\p{L})|(?:${[...new Set(short)].join('|')})\\.(?=[,\\s]+[\\p{L}\\d]))`;
}

/** The month (0–11) of a name that the pattern found; -1 if it is none. */
export function monthOf(name: string, { months }: Pick<DayCues, 'months'>): number {
  const found = bare(name).replace('.', '');
  return found.length < SHORTEST ? -1 : months.findIndex((each) => bare(each).startsWith(found));
}

function isOneMonth(cut: string, months: readonly string[]): boolean {
  return months.filter((each) => bare(each).startsWith(bare(cut))).length === 1;
}
