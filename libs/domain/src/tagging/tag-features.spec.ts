import { describe, expect, it } from '@jest/globals';
import { tagFeatures } from './tag-features.js';

const names = (title: string, summary = '') => [...tagFeatures({ title, summary }).keys()];

describe('tagFeatures', () => {
  it.each([
    ['Harbour walls', ['harbour', 'wall', 'harbour_wall']],
    ['Shares fell 3% to $40', ['share', 'fell', '<number>', '<percent>', '<money>']],
    ["The council's glass boss", ['council', 'glass', 'boss', 'council_glass']],
    ['The and of', []],
  ])('%s', (title, expected) => {
    expect(names(title)).toEqual(expect.arrayContaining(expected));
  });

  it('never joins the last word of the title to the first of the summary', () => {
    expect(names('Sea wall', 'Storm damage')).not.toContain('wall_storm');
  });

  it('has length 1, whatever the text is long', () => {
    const squares = [...tagFeatures({ title: 'Sea wall', summary: 'Storm damage '.repeat(40) }).values()];
    expect(squares.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1);
  });

  it('weighs title words higher than summary words', () => {
    const features = tagFeatures({ title: 'Wall', summary: 'storm' });
    expect(features.get('wall')).toBeGreaterThan(features.get('storm') ?? 0);
  });

  it('reads no more than it needs of an endless text, and nothing of an empty one', () => {
    expect(names('', Array.from({ length: 1e5 }, (_, i) => `w${i}x`).join(' ')).length).toBeLessThan(1000);
    expect(names('')).toEqual([]);
  });
});
