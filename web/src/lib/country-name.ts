const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** 'United Kingdom' of 'GB'; what is no code stays as it is: recordings name lands of their own. */
export function countryName(code: string): string {
  return nameOf(COUNTRIES, code);
}

/** 'Spanish' of 'es'; what is no language tag stays as it is. */
export function languageName(tag: string): string {
  return nameOf(LANGUAGES, tag);
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // Not even the form of a code.
    return code;
  }
}
