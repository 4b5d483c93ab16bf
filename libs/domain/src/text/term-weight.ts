import { DOCUMENT_FREQUENCIES, DOCUMENTS } from './data/document-frequencies.js';

const MOSTLY_CAPITAL = 7;

const rows = DOCUMENT_FREQUENCIES.trim().split('\n');
const frequencies = new Map<string, number>();
const capitals = new Map<string, number>();
for (const row of rows) {
  const [term = '', documents = '0', tenths = '0'] = row.split(' ');
  frequencies.set(term, Number(documents));
  capitals.set(term, Number(tenths));
}

/**
 * How much one shared term tells about a subject: inverse document frequency, ln(N / (n + 1)), counted once over
 * English news (tools/train/document-frequencies.ts). Terms never counted weigh like the rarest counted ones.
 */
export function termWeight(term: string): number {
  return Math.log(DOCUMENTS / ((frequencies.get(term) ?? 1) + 1));
}

/** Whether an English stem is mostly written with a capital inside sentences; null where it was never counted. */
export function isUsuallyName(term: string): boolean | null {
  const tenths = capitals.get(term);
  return tenths === undefined ? null : tenths >= MOSTLY_CAPITAL;
}
