import { describe, expect, it } from '@jest/globals';
import { packedUse, SPELLING } from '../term-use.js';
import { Outlets } from './outlets.js';
import { OverusedTerms } from './overused-terms.js';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const NAMES = [1, 2, 3, 4];

/** Terms of 40 outlets' articles by day: the others first, then the loud one's. Each term of an article is used once. */
function stream() {
  const [outlets, overused] = [new Outlets(), new OverusedTerms()];
  let other = 1_000;
  const fresh = (count: number) => Array.from({ length: count }, () => (other += 1));
  const take = (site: string, terms: number[], time = DAY_MS) => {
    const outlet = outlets.of({ url: `https://${site}.example/a`, language: 'en' });
    const uses = Uint8Array.from(terms, () => packedUse(1, SPELLING.none));
    return { outlet, ...overused.take(outlet, time, { terms: Int32Array.from(terms), uses }) };
  };
  const others = (count: number, terms: number[] = []) => {
    for (let at = 0; at < count; at += 1) take(`town${at % 40}`, [...terms, ...fresh(5)]);
  };
  const loud = (count: number, terms = NAMES, rest = 5, time = DAY_MS) =>
    Array.from({ length: count }, () => take('loud', [...terms, ...fresh(rest)], time));
  return { overused, others, loud };
}

const named = (taken: { terms: Int32Array }[]) => taken.filter(({ terms }) => terms.includes(1)).length;

describe('terms that one outlet uses more often than others do', () => {
  it('are read in 30 of its articles', () => {
    const { others, loud } = stream();
    others(500);
    const taken = loud(100);
    expect(named(taken.slice(0, 30))).toBe(30);
    expect(named(taken.slice(30))).toBe(0);
    for (const { terms, uses } of taken.slice(30)) {
      expect(terms).toHaveLength(5);
      expect(uses).toHaveLength(5);
    }
  });

  it('are all that such an article says if less than half is left', () => {
    const { others, loud } = stream();
    others(500);
    expect(loud(100, NAMES, 2).at(-1)?.terms).toHaveLength(0);
  });

  it('are read as often as three times the share that they have elsewhere', () => {
    const { others, loud } = stream();
    others(400);
    others(100, NAMES);
    // A fifth of the others' articles have the names: of 100, its due is 60.
    expect(named(loud(100))).toBe(60);
  });

  it.each([
    ['an outlet that has more articles than all others', 90, NAMES],
    ['one or two words, such as its town', 500, [1, 2]],
  ])('are all read: %s', (_, count, names) => {
    const { others, loud } = stream();
    others(count);
    expect(named(loud(100, names).slice(-9))).toBe(9);
  });

  it('are read again in the next week', () => {
    const { others, loud } = stream();
    others(500);
    loud(100);
    expect(named(loud(1))).toBe(0);
    expect(named(loud(1, NAMES, 5, WEEK_MS))).toBe(1);
  });

  it('are read again once the articles that had them are forgotten', () => {
    const { overused, others, loud } = stream();
    others(500);
    for (const article of loud(100)) overused.forget(article);
    expect(named(loud(30))).toBe(30);
  });
});
