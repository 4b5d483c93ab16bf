import { ENGLISH, type LanguagePart } from '#vocabulary';
import { GERMAN } from './de/index.js';
import { SPANISH } from './es/index.js';
import { FRENCH } from './fr/index.js';
import { ITALIAN } from './it/index.js';
import type { LanguageCues } from './language-cues.js';
import { PORTUGUESE } from './pt/index.js';

/** All languages but English, whose cues stand beside the code that reads them. */
const CUES: ReadonlyMap<string, LanguageCues> = new Map([
  ['es', SPANISH],
  ['fr', FRENCH],
  ['de', GERMAN],
  ['pt', PORTUGUESE],
  ['it', ITALIAN],
]);

/** The cues of a language (ISO 639-1) other than English; null if nothing is read in it. */
export function cuesOf(language: string): LanguageCues | null {
  return CUES.get(language) ?? null;
}

/** What is not read in a language. Empty for English. */
export function missingParts(language: string): LanguagePart[] {
  if (language === ENGLISH) return [];
  const cues = cuesOf(language);
  const has: Record<LanguagePart, unknown> = {
    endings: cues?.endings,
    stages: cues?.ladders,
    quotes: cues?.quotes,
    numbers: cues?.numbers,
    expectations: cues?.stances,
    withdrawals: cues?.withdrawals,
  };
  return (Object.keys(has) as LanguagePart[]).filter((part) => has[part] === undefined);
}
