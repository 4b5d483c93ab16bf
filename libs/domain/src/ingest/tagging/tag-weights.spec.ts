import { describe, expect, it } from '@jest/globals';
import { FEATURE_NUMBERS } from './tag-features.js';
import { packTagWeights, type TagWeights, unpackTagWeights } from './tag-weights.js';

const ROWS = new Map([
  [3, [9, -1, 0, 0, 0, 0.5, 0, 0, -4.5]],
  [4, [0, 0, 0, 2, 0, 0, 0, 0, 0]],
  [FEATURE_NUMBERS - 1, [0, 0, 1, 0, 0, 3, 0, 0, -9]],
]);

function model(): TagWeights {
  const rowAt = new Int32Array(FEATURE_NUMBERS).fill(-1);
  for (const [row, number] of [...ROWS.keys()].entries()) rowAt[number] = row * 9;
  const weights = Float32Array.from([...ROWS.values()].flat());
  return { bias: Float32Array.of(0.5, 0, -1, 0, 0, 0, 0, 0, 2), rowAt, weights };
}

/** The 45 steps up to the largest weight, 9, are even in its root: fine near zero, coarse far from it. */
function halfStep(weight: number): number {
  return 9 * ((Math.sqrt(Math.abs(weight) / 9) + 1 / 90) ** 2 - Math.abs(weight) / 9) + 1e-4;
}

describe('packTagWeights', () => {
  it('comes back within half a step, as text that a template literal can hold', () => {
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

  it('refuses damaged data', () => {
    const packed = packTagWeights(model());
    expect(() => unpackTagWeights('')).toThrow('damaged');
    expect(() => unpackTagWeights('0.2 1 2\nabc')).toThrow('damaged');
    expect(() => unpackTagWeights(packed.slice(0, -1))).toThrow('damaged');
  });
});
