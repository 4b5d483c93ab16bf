import type { NumberCues } from './number-cues.js';

const DIGITS = String.raw`\d{1,3}(?:[. ']\d{3}(?!\d))+(?:,\d{1,2})?|\d{1,3}(?:,\d{3}(?!\d))+|\d{1,9}(?:[.,]\d{1,2})?`;
const WORDS_OF = new WeakMap<NumberCues, string>();

/** A pattern of the numbers of a language: '1.234', '12', 'veintiún', '3,5 millones', 'dos mil'. */
export function numberPattern(cues: NumberCues): string {
  const known = WORDS_OF.get(cues);
  if (known !== undefined) return known;
  const longestFirst = (all: Iterable<string>) => [...all].sort((a, b) => b.length - a.length).join('|');
  const scale = longestFirst(Object.keys(cues.scales));
  const pattern = `(?:${DIGITS}|${longestFirst(cues.small.keys())})(?:\\s(?:${scale})(?![a-zÀ-ɏ]))?|(?:${scale})(?![a-zÀ-ɏ])`;
  WORDS_OF.set(cues, pattern);
  return pattern;
}

/** The value of a number that `numberPattern` matched; null if it could mean two things. */
export function numberIn(written: string, cues: NumberCues): number | null {
  const text = written.trim().toLowerCase();
  const scaleWord = Object.keys(cues.scales).find((word) => text === word || text.endsWith(` ${word}`));
  const scale = scaleWord === undefined ? 1 : (cues.scales[scaleWord] ?? 1);
  const rest = scaleWord === undefined ? text : text.slice(0, -scaleWord.length).trim();
  if (rest === '') return scale;
  const value = cues.small.get(rest) ?? digits(rest, cues.hasCommaThousands);
  return value === null ? null : Math.round(value * scale * 100) / 100;
}

/**
 * The value of digits that outside of English have points or spaces between thousands and a decimal comma. Three digits after a
 * point are thousands, one or two are decimals. Three digits after a comma are thousands in some countries only; elsewhere null.
 */
export function digits(written: string, hasCommaThousands: boolean): number | null {
  if (!/^\d/u.test(written)) return null;
  const packed = written.replace(/[. '](?=\d{3}(?!\d))/gu, '');
  if (/^\d{1,3}(?:,\d{3})+$/u.test(packed))
    return hasCommaThousands || packed.split(',').length > 2 ? Number(packed.replaceAll(',', '')) : null;
  const value = Number(packed.replace(',', '.'));
  return Number.isNaN(value) ? null : value;
}
