/** PostgreSQL's text search configurations (since version 14) by language (ISO 639-1). */
const STEMMERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ar: 'arabic',
    ca: 'catalan',
    da: 'danish',
    de: 'german',
    el: 'greek',
    en: 'english',
    es: 'spanish',
    eu: 'basque',
    fi: 'finnish',
    fr: 'french',
    ga: 'irish',
    hi: 'hindi',
    hu: 'hungarian',
    hy: 'armenian',
    id: 'indonesian',
    it: 'italian',
    lt: 'lithuanian',
    nb: 'norwegian',
    ne: 'nepali',
    nl: 'dutch',
    nn: 'norwegian',
    no: 'norwegian',
    pt: 'portuguese',
    ro: 'romanian',
    ru: 'russian',
    sr: 'serbian',
    sv: 'swedish',
    ta: 'tamil',
    tr: 'turkish',
  }),
);

/** The configuration without stemming. */
const NOT_STEMMED = 'simple';

/** PostgreSQL's configuration for a language; 'simple' if there is none. */
export function stemmerOf(language: string): string {
  return STEMMERS.get(language) ?? NOT_STEMMED;
}
