import { i18n } from '#language';

/** 'politics, health', as the language of the interface writes lists. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(i18n.locales, { type: 'unit' }).format(words);
}
