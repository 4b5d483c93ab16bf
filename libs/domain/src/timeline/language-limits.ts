import { ENGLISH, LANGUAGE_PARTS, type LanguagePart } from '#vocabulary';
import { announceCuesOf } from './days/announce-cues.js';
import { LADDERS, laddersOf } from './endings/ladders/ladder-of.js';
import { cuesOf } from './languages/cues-of.js';
import { CLOSURE_KINDS, closureKindsOf } from './read/closure-cues.js';

/** What a story in another language than English does without. */
export interface LanguageLimits {
  /** ISO 639-1 */
  language: string;
  /** Not read at all. */
  missing: LanguagePart[];
  /** Read for some kinds of stories only. */
  partial: LanguagePart[];
}

/**
 * Tolls, magnitudes, burned areas, turnouts, inflation and fines; not amounts of money, or the part of a fire that is contained. Withdrawals
 * of an outlet's own reports; not those of others' reports. Both are read in languages with cues.
 */
const SOME = 0.5;
/**
 * Sentences with 'today', a pronoun, a speaker's own words or an open quotation are left out of descriptions in languages with
 * cues. Teasers, captions and sentences without a main verb are known in English only.
 */
const SENTENCE_SIGNS = 0.5;

/** What is not read in a language, from the table of its cues. Null if all is read. */
export function languageLimits(language: string): LanguageLimits | null {
  if (language === ENGLISH) return null;
  const cues = cuesOf(language);
  const share: Record<LanguagePart, number> = {
    endings: closureKindsOf(language).length / CLOSURE_KINDS.length,
    stages: laddersOf(language).length / LADDERS.length,
    quotes: cues?.quotes ? 1 : 0,
    numbers: cues?.numbers ? SOME : 0,
    expectations: cues?.stances ? 1 : 0,
    withdrawals: cues?.withdrawals ? SOME : 0,
    steps: announceCuesOf(language) ? 1 : 0,
    sentences: cues?.days && cues.steps ? SENTENCE_SIGNS : 0,
  };
  const missing = LANGUAGE_PARTS.filter((part) => share[part] === 0);
  const partial = LANGUAGE_PARTS.filter((part) => share[part] > 0 && share[part] < 1);
  return missing.length + partial.length === 0 ? null : { language, missing, partial };
}
