const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** 'United Kingdom' of 'GB'. */
export function countryName(code: string): string {
  return COUNTRIES.of(code) ?? code;
}

/** 'Spanish' of 'es'; what is no language tag stays as it is. */
export function languageName(tag: string): string {
  try {
    return LANGUAGES.of(tag) ?? tag;
  } catch {
    // Outlets write what they like there.
    return tag;
  }
}
