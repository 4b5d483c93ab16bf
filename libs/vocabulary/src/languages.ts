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
] as const;

export type LanguagePart = (typeof LANGUAGE_PARTS)[number];
