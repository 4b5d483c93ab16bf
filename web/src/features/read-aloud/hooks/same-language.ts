/** Codes of a language that is also known by another one. */
const SAME: Readonly<Record<string, string>> = {
  cmn: 'zh',
  fil: 'tl',
  in: 'id',
  iw: 'he',
  nb: 'no',
  nn: 'no',
};

/** Whether two tags (BCP 47) are of one language: 'nb-NO' and 'no'. Some devices write '_' for '-'. */
export const sharesLanguage = (one: string, other: string) => primary(one) === primary(other);

function primary(tag: string): string {
  const language = languageOf(tag.replaceAll('_', '-'));
  return SAME[language] ?? language;
}

function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // Outlets and devices may name what is no language.
    return tag.toLowerCase();
  }
}
