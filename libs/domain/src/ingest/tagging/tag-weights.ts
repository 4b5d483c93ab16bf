import { isTag, TAGS } from '#vocabulary';
import { FEATURE_NUMBERS } from './tag-features.js';

/** A linear model: the logit of a tag is its bias plus the sum of value × weight over the known features. */
export interface TagWeights {
  bias: Float32Array;
  /** By feature number: the start of its row in `weights`, or -1. */
  rowAt: Int32Array;
  /** Rows with one weight per tag, in the order of `TAGS`. */
  weights: Float32Array;
}

/** Printable ASCII without the three characters that must be escaped in a template literal. */
const DIGITS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((char) => !'\\`$'.includes(char))
  .join('');
const BASE = DIGITS.length;
const ZERO = (BASE - 1) / 2;
/** The largest gap between neighbouring feature numbers that one digit can hold. */
const MAX_GAP = BASE - 1;

/**
 * Packs weights as text. The first line holds the largest weight, then each tag with its bias. The second line holds
 * the rows in the order of their feature numbers: one digit for the gap to the previous number, then one digit per
 * tag. A digit's distance from zero is the square root of the weight's share of the largest: most weights are small,
 * and small steps are fine there. Rows of zeros bridge gaps that are too wide.
 */
export function packTagWeights({ bias, rowAt, weights }: TagWeights): string {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const digitOf = (weight: number) =>
    Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / (largest || 1)) * ZERO) + ZERO;
  const rows: string[] = [];
  let last = -1;
  for (const [number, at] of rowAt.entries()) {
    if (at < 0) continue;
    for (; number - last > MAX_GAP; last += MAX_GAP)
      rows.push(DIGITS.charAt(MAX_GAP) + DIGITS.charAt(ZERO).repeat(TAGS.length));
    const row = weights.subarray(at, at + TAGS.length);
    rows.push(
      DIGITS.charAt(number - last) + Array.from(row, (weight) => DIGITS.charAt(digitOf(weight))).join(''),
    );
    last = number;
  }
  const columns = TAGS.map((tag, i) => `${tag}:${(bias[i] ?? 0).toFixed(6)}`);
  return `${[(largest || 1).toFixed(6), ...columns].join(' ')}\n${rows.join('')}`;
}

/**
 * The inverse of `packTagWeights`, up to half a step per weight. If the weights were not trained for a tag, only the
 * outlet's filing can give it: its words weigh nothing, and its bias is the lowest of all.
 */
export function unpackTagWeights(packed: string): TagWeights {
  const [head = '', body = ''] = packed.split('\n');
  const [largest, ...columns] = head.split(' ');
  const trained = columns.map(readColumn);
  const rowChars = 1 + trained.length;
  if (
    !(Number(largest) > 0) ||
    trained.length === 0 ||
    trained.some(({ bias }) => Number.isNaN(bias)) ||
    body.length % rowChars !== 0
  )
    throw new Error('The tag weights are damaged: train them again (tools/train/tags.ts)');
  const lowest = Math.min(...trained.map(({ bias }) => bias));
  const bias = Float32Array.from(TAGS, (tag) => trained.find((each) => each.tag === tag)?.bias ?? lowest);
  return { bias, ...unpackRows(body, trained, Number(largest)) };
}

interface TrainedColumn {
  tag: string;
  /** The tag's index in `TAGS`, or -1 if it no longer exists. */
  at: number;
  bias: number;
}

function readColumn(column: string): TrainedColumn {
  const [tag = '', bias] = column.split(':');
  return { tag, at: isTag(tag) ? TAGS.indexOf(tag) : -1, bias: Number(bias) };
}

function unpackRows(body: string, trained: readonly TrainedColumn[], largest: number) {
  const digitValues = new Int32Array(128);
  for (let i = 0; i < BASE; i++) digitValues[DIGITS.charCodeAt(i)] = i;
  const rowChars = 1 + trained.length;
  const rowAt = new Int32Array(FEATURE_NUMBERS).fill(-1);
  const weights = new Float32Array((body.length / rowChars) * TAGS.length);
  const columns = Int32Array.from(trained, ({ at }) => at);
  let number = -1;
  let row = 0;
  for (let start = 0; start < body.length; start += rowChars) {
    number += digitValues[body.charCodeAt(start)] ?? 0;
    rowAt[number] = row;
    for (let i = 0; i < columns.length; i++) {
      const at = columns[i] ?? -1;
      const root = ((digitValues[body.charCodeAt(start + 1 + i)] ?? 0) - ZERO) / ZERO;
      if (at >= 0) weights[row + at] = root * Math.abs(root) * largest;
    }
    row += TAGS.length;
  }
  return { rowAt, weights };
}
