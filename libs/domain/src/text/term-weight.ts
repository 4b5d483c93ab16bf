import { DOCUMENT_FREQUENCIES, DOCUMENTS } from './data/document-frequencies.js';

const RAREST = Math.log(DOCUMENTS / 2);
const SHORTEST = 3;
const PER_LETTER = 0.8;

const english = new Map(
  DOCUMENT_FREQUENCIES.trim()
    .split('\n')
    .map((row) => {
      const [term = '', documents = '1'] = row.split(' ');
      return [term, Math.log(DOCUMENTS / (Number(documents) + 1))];
    }),
);

/**
 * How much a shared term says about a subject, about 1.8–10.5. For English (ISO 639-1 `en`) it is the inverse document
 * frequency ln(N / (n + 1)), counted once over news (tools/train/document-frequencies.ts). An unknown term counts as
 * the rarest. Other languages have no counts: the rarity is estimated from the length (Zipf's law of abbreviation).
 * The table is fixed, so a stored sum stays valid. Terms that are common only at the moment are damped where topics
 * are compared.
 */
export function termWeight(term: string, language: string): number {
  if (language === 'en') return english.get(term) ?? RAREST;
  return Math.min(RAREST, SHORTEST + PER_LETTER * term.length);
}
