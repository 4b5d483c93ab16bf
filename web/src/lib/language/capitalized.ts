import { i18n } from './i18n';

/** A text that stands alone, although it may begin with a word that its language writes in lower case: a listed word, a language. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);
}
