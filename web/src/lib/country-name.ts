import { i18n } from '#language';

/** Created on first use, when the language of the interface is known. */
const names: { [K in 'region' | 'language']?: Intl.DisplayNames } = {};

/** 'United Kingdom' for 'GB'. Other names are returned unchanged: recordings have fictional countries. */
export function countryName(code: string): string {
  return nameOf('region', code);
}

/** 'Spanish' for 'es'. What is not a language tag is returned unchanged. */
export function languageName(tag: string): string {
  return nameOf('language', tag);
}

function nameOf(type: keyof typeof names, code: string): string {
  names[type] ??= new Intl.DisplayNames(i18n.locale, { type, fallback: 'code' });
  try {
    return names[type].of(code) ?? code;
  } catch {
    // Not a well-formed code.
    return code;
  }
}
