import { describe, expect, it } from '@jest/globals';
import { headlineSignals } from './headline-signals.js';

describe('headlineSignals', () => {
  it.each([
    ['Council approves budget for new bridge', []],
    ['Is this the end of the ferry?', ['question']],
    ['Why the ferry stopped', ['question']],
    ['Ferry stops: how to get across', ['question']],
    ['Mayor SLAMS FERRY operator!', ['shouting', 'loaded']],
    ['Ferry will return in May, operator says', ['attribution']],
    ['Council of Orvale buys electric shock gloves for its guards', []],
    ['Mill exposed workers of Orvale to lead for years', []],
    ['Ferry operator exposed in shocking film', ['loaded']],
    ['According to the ministry the ferry is safe', ['attribution']],
    ['Mayor: “We will not close the harbour”', ['quotation']],
    ["Mayor calls plan 'a lost decade' for the town", ['quotation']],
    ["The town's budget and the state's share", []],
  ])('%s', (headline, signals) => {
    expect(headlineSignals(headline)).toEqual(signals);
  });

  it('reads a hostile headline in bounded time', () => {
    expect(headlineSignals(`${'“'.repeat(5e5)}${"'a ".repeat(5e5)}`)).toEqual([]);
  });
});
