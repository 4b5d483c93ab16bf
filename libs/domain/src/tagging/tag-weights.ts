import { TAGS } from './tags.js';

/**
 * A linear model of words: the logit of a tag is its bias plus the sum of value × weight over the known features.
 * Weight rows stand in the order of `TAGS`.
 */
export interface TagWeights {
  bias: number[];
  rows: Map<string, Float32Array>;
}

/** Printable ASCII without the three characters that a template literal would need escaped. */
const DIGITS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((char) => !'\\`$'.includes(char))
  .join('');
const ZERO = (DIGITS.length - 1) / 2;

/**
 * Packs weights as text, one line per feature: one character per tag, then the feature. The first line holds the step
 * between two neighbouring characters and the biases.
 */
export function packTagWeights({ bias, rows }: TagWeights): string {
  let largest = 0;
  for (const row of rows.values()) for (const weight of row) largest = Math.max(largest, Math.abs(weight));
  const step = largest / ZERO || 1;
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, row]) => {
      return Array.from(row, (weight) => DIGITS[Math.round(weight / step) + ZERO]).join('') + feature;
    });
  return [[step, ...bias].map((n) => n.toFixed(5)).join(' '), ...lines].join('\n');
}

/** The inverse of `packTagWeights`, up to half a step per weight. */
export function unpackTagWeights(packed: string): TagWeights {
  const [head = '', ...lines] = packed.split('\n');
  const [step = Number.NaN, ...bias] = head.split(' ').map(Number);
  if (!(step > 0) || bias.length !== TAGS.length || bias.some(Number.isNaN))
    throw new Error('The tag weights are damaged: train them again (tools/train/tags.ts)');
  const rows = new Map<string, Float32Array>();
  for (const line of lines) {
    const row = Float32Array.from(TAGS, (_, i) => (DIGITS.indexOf(line.charAt(i)) - ZERO) * step);
    rows.set(line.slice(TAGS.length), row);
  }
  return { bias, rows };
}
