import { describe, expect, it } from '@jest/globals';
import { packTagWeights, unpackTagWeights } from './tag-weights.js';

const weights = {
  bias: [0.5, 0, -1, 0, 0, 0, 0, 0, 2],
  rows: new Map([
    ['wicket', Float32Array.of(9, -1, 0, 0, 0, 0.5, 0, 0, -4.5)],
    ['sea_wall', Float32Array.of(0, 0, 1, 0, 0, 3, 0, 0, -9)],
  ]),
};

describe('packTagWeights', () => {
  it('comes back within half a step, as text that a template literal can hold', () => {
    const packed = packTagWeights(weights);
    expect(packed).not.toMatch(/[`\\$]/);
    const back = unpackTagWeights(packed);
    expect(back.bias).toEqual(weights.bias);
    expect([...back.rows.keys()].sort()).toEqual(['sea_wall', 'wicket']);
    for (const [feature, row] of weights.rows)
      for (const [i, weight] of row.entries())
        expect(Math.abs((back.rows.get(feature)?.[i] ?? 99) - weight)).toBeLessThanOrEqual(9 / 45 / 2 + 1e-4);
  });

  it('refuses damaged data', () => {
    expect(() => unpackTagWeights('')).toThrow('damaged');
    expect(() => unpackTagWeights('0.2 1 2\nabc')).toThrow('damaged');
  });
});
