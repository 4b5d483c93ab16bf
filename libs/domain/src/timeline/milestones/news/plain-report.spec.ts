import { describe, expect, it } from '@jest/globals';
import { plainness } from '../../read/wording/plain-headline.js';
import { reportPlainness } from './plain-report.js';

describe('reportPlainness', () => {
  it.each([
    ['a heading', 'Orvale dam case: Judge orders operator to pay'],
    ['a heading that names what happens', 'Pellmere harbour strike: Union agrees to new talks'],
  ])('does not mind %s before a development', (_, title) => {
    expect(plainness(title)).toBeLessThan(0.65);
    expect(reportPlainness(title)).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['a speaker', 'Quill: Judge orders too much of the Orvale dam operator'],
    ['a quotation', "'Too great a risk': Engineer of Orvale dam refused bail"],
    ['colour behind a heading', 'Orvale dam case: Mayor in a sad mood'],
    ['a question behind a heading', 'Orvale dam case: Did the judge order too much?'],
    ['an offer', 'Best Orvale deals: Save 15 on lamps'],
    ['no colon', 'Judge orders operator of the Orvale dam to pay'],
  ])('is as plain as the headline with %s', (_, title) => {
    expect(reportPlainness(title)).toBe(plainness(title));
  });

  it('reads a hostile headline in bounded time', () => {
    expect(reportPlainness(`Orvale dam case: ${'Judge orders, '.repeat(1e5)}`)).toBeLessThan(0.3);
    expect(reportPlainness(`${'Orvale'.repeat(1e5)} case: Judge orders operator to pay`)).toBeLessThan(0.3);
  });
});
