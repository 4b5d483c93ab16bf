import { describe, expect, it } from '@jest/globals';
import { FeatureBag } from './feature-bag.js';
import { readTagFeatures } from './tag-features.js';

function read(title: string, summary = '') {
  const bag = new FeatureBag();
  readTagFeatures({ title, summary }, bag);
  return Array.from({ length: bag.size }, (_, k) => ({
    id: bag.ids[k] ?? -1,
    value: bag.values[k] ?? 0,
    name: bag.text.slice(bag.from[k], bag.to[k]),
  }));
}
const names = (title: string, summary = '') => [...new Set(read(title, summary).map(({ name }) => name))];
const ofTexts = (title: string, summary = '') => read(title, summary).filter(({ name }) => name !== '');

describe('readTagFeatures', () => {
  it.each([
    ['Harbour walls', ['harbour', 'harbour walls', 'walls']],
    ['Shares fell 3% to £40', ['shares', 'fell', 'shares fell', '3', '3% to £40', '%', '£']],
    ["The council's glass boss", ['council', "council's glass", 'glass boss']],
    ['Économie à Zürich', ['économie', 'zürich']],
    ['The and of', ['']],
  ])('%s', (title, expected) => {
    expect(names(title)).toEqual(expect.arrayContaining(expected));
  });

  it('gives all numbers the same id, and ignores case', () => {
    const ids = (title: string) => new Set(ofTexts(title).map(({ id }) => id));
    expect(ids('12 boats')).toEqual(ids('7 BOATS'));
    expect(ids('12 boats')).not.toEqual(ids('12 goats'));
  });

  it('matches words with different endings by their first letters', () => {
    const other = new Set(ofTexts('Astronomical').map(({ id }) => id));
    expect(ofTexts('Astronomers').filter(({ id }) => other.has(id))).toHaveLength(1);
  });

  it('makes no pair of the last word of the title and the first of the summary', () => {
    expect(names('Sea wall', 'Storm damage')).not.toContain('wall\nstorm');
  });

  it('has Euclidean length 1 for texts of any length', () => {
    const words = ofTexts('Sea wall', 'Storm damage '.repeat(40));
    expect(words.reduce((sum, { value }) => sum + value * value, 0)).toBeCloseTo(1);
  });

  it('gives title words more weight than summary words', () => {
    const weightOf = (word: string) => read('Wall', 'storm').find(({ name }) => name === word)?.value ?? 0;
    expect(weightOf('wall')).toBeGreaterThan(weightOf('storm'));
  });

  it('reads a limited part of a very long text', () => {
    const endless = Array.from({ length: 1e5 }, (_, i) => `w${i}x`).join(' ');
    expect(read(endless, endless).length).toBeLessThan(4096);
    expect(read('x'.repeat(1e6)).length).toBeLessThan(10);
  });

  it('can reuse a bag', () => {
    const bag = new FeatureBag();
    readTagFeatures({ title: 'Storm damage at the harbour', summary: '' }, bag);
    readTagFeatures({ title: 'Sea wall', summary: '' }, bag);
    expect([...bag.ids.slice(0, bag.size)]).toEqual(read('Sea wall').map(({ id }) => id));
  });
});
