/** A language of the interface. */
export interface Language {
  code: string;
  /** In the language itself. */
  name: string;
  /** By which dates and numbers are written (BCP 47). */
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** English is the default. */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: 'en-GB', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', locale: 'de', direction: 'ltr' },
  { code: 'es', name: 'Español', locale: 'es', direction: 'ltr' },
  { code: 'fr', name: 'Français', locale: 'fr', direction: 'ltr' },
  { code: 'ar', name: 'العربية', locale: 'ar', direction: 'rtl' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The language with a code, or English. */
export function languageOf(code: string | null): (typeof LANGUAGES)[number] {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}
