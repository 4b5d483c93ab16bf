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

/** How words of other languages are kept: as they are. */
const AS_THEY_ARE = 'simple';

/** The configuration by which PostgreSQL reduces words of a language; 'simple' where it knows none. */
export function stemmerOf(language: string): string {
  return STEMMERS.get(language) ?? AS_THEY_ARE;
}
