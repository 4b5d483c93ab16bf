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
 * How much one shared term tells about a subject, about 1.8–10.5. English (ISO 639-1 `en`): inverse document frequency
 * ln(N / (n + 1)), counted once over news (tools/train/document-frequencies.ts); a term never counted is as rare as
 * the rarest. Elsewhere no counts are known, and rarity is guessed from length (Zipf's law of abbreviation).
 * Fixed tables, not running counts, so that a stored sum never goes stale; what everybody writes about
 * just now is damped where topics are compared.
 */
export function termWeight(term: string, language: string): number {
  if (language === 'en') return english.get(term) ?? RAREST;
  return Math.min(RAREST, SHORTEST + PER_LETTER * term.length);
}
