const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** 'United Kingdom' for 'GB'. Other names are returned unchanged: recordings have fictional countries. */
export function countryName(code: string): string {
  return nameOf(COUNTRIES, code);
}

/** 'Spanish' for 'es'. What is not a language tag is returned unchanged. */
export function languageName(tag: string): string {
  return nameOf(LANGUAGES, tag);
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // Not a well-formed code.
    return code;
  }
}
