import { describe, expect, it } from '@jest/globals';
import { TAGS, type Tag } from '#vocabulary';
import { FEATURE_NUMBERS } from './tag-features.js';
import { packTagWeights, type TagWeights, unpackTagWeights } from './tag-weights.js';

/** Weights of the first nine tags by feature number. */
const ROWS = new Map([
  [3, [9, -1, 0, 0, 0, 0.5, 0, 0, -4.5]],
  [4, [0, 0, 0, 2, 0, 0, 0, 0, 0]],
  [FEATURE_NUMBERS - 1, [0, 0, 1, 0, 0, 3, 0, 0, -9]],
]);

function model(): TagWeights {
  const rowAt = new Int32Array(FEATURE_NUMBERS).fill(-1);
  for (const [row, number] of [...ROWS.keys()].entries()) rowAt[number] = row * TAGS.length;
  const weights = Float32Array.from([...ROWS.values()].flatMap(wide));
  return { bias: Float32Array.from(wide([0.5, 0, -1, 0, 0, 0, 0, 0, 2])), rowAt, weights };
}

/** A row with one weight per existing tag. */
function wide(row: readonly number[]): number[] {
  return TAGS.map((_, i) => row[i] ?? 0);
}

/**
 * There are 45 steps up to the largest weight, 9. They are even in the square root: fine near zero, coarse far from
 * it.
 */
function halfStep(weight: number): number {
  return 9 * ((Math.sqrt(Math.abs(weight) / 9) + 1 / 90) ** 2 - Math.abs(weight) / 9) + 1e-4;
}

describe('packTagWeights', () => {
  it('survives a round trip within half a step, as text for a template literal', () => {
    const packed = packTagWeights(model());
    expect(packed).not.toMatch(/[`\\$]/);
    const back = unpackTagWeights(packed);
    expect(back.bias).toEqual(model().bias);
    for (const [number, row] of ROWS) {
      const at = back.rowAt[number] ?? -1;
      expect(at).toBeGreaterThanOrEqual(0);
      for (const [i, weight] of row.entries())
        expect(Math.abs((back.weights[at + i] ?? 99) - weight)).toBeLessThanOrEqual(halfStep(weight));
    }
    expect(back.rowAt[5]).toBe(-1);
  });

  it('finds tags by name, even if tags were added or removed after training', () => {
    const trained = 'general:-2.000000 faraway:1.000000 sports:0.500000';
    const { bias, rowAt, weights } = unpackTagWeights(`9.000000 ${trained}\n%zNz`);
    expect(bias[TAGS.indexOf('sports')]).toBe(0.5);
    expect(bias[TAGS.indexOf('politics')]).toBe(-2);
    const row = rowAt.find((at) => at >= 0) ?? -1;
    const weightOf = (tag: Tag) => weights[row + TAGS.indexOf(tag)] ?? 0;
    expect([weightOf('general') > 0, weightOf('sports') > 0, weightOf('politics')]).toEqual([true, true, 0]);
  });

  it('rejects damaged data', () => {
    const packed = packTagWeights(model());
    expect(() => unpackTagWeights('')).toThrow('damaged');
    expect(() => unpackTagWeights('0.2 sports:1 health:2\nabcd')).toThrow('damaged');
    expect(() => unpackTagWeights(packed.slice(0, -1))).toThrow('damaged');
  });
});
