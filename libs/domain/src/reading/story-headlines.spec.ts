import { describe, expect, it } from '@jest/globals';
import { headlinesOf } from './story-headlines.js';

const report = (title: string, originKey: string | null) => ({ title, originKey });
const titles = (reports: readonly ReturnType<typeof report>[], said: readonly string[] = []) =>
  headlinesOf(reports, said, 3).map(({ title }) => title);

describe('headlinesOf', () => {
  it('shows three at most, in the given order', () => {
    const reports = ['One', 'Two', 'Three', 'Four'].map((title, n) => report(title, `source:${n}`));
    expect(titles(reports)).toEqual(['One', 'Two', 'Three']);
  });

  it('shows one of each origin', () => {
    expect(titles([report('One', 'a'), report('Two', 'a'), report('Three', 'b')])).toEqual(['One', 'Three']);
  });

  it('shows no words twice, however they are punctuated', () => {
    const reports = [report('The dam — holds', 'a'), report('The dam holds', 'b'), report('It holds', 'c')];
    expect(titles(reports)).toEqual(['The dam — holds', 'It holds']);
    expect(titles(reports, ['The dam holds.'])).toEqual(['It holds']);
  });
});
