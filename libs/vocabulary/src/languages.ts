/** ISO 639-1 code of the language whose cues were written first. Articles of unknown language count as English. */
export const ENGLISH = 'en';

/** What the timeline reads in a language. */
export const LANGUAGE_PARTS = [
  'endings',
  'stages',
  'quotes',
  'numbers',
  'expectations',
  'withdrawals',
  'steps',
  'sentences',
] as const;

export type LanguagePart = (typeof LANGUAGE_PARTS)[number];

/** What readers call the parts, in the middle of a sentence. */
export const LANGUAGE_PART_NAMES: Record<LanguagePart, string> = {
  endings: 'endings',
  stages: 'stages of progress',
  quotes: 'quotes',
  numbers: 'numbers',
  expectations: 'expectations',
  withdrawals: 'withdrawn reports',
  steps: 'announced steps',
  sentences: 'signs of unclear sentences',
};
