import { describe, expect, it } from '@jest/globals';
import { countHeadlineSignals, headlineSignals } from './headline-signals.js';

describe('headlineSignals', () => {
  it.each([
    ['Harbour council approves new sea wall', []],
    ['Is the harbour sinking?', ['question']],
    ['The harbour is sinking!', ['exclamation']],
    ['HARBOUR WALLS COLLAPSE in storm', ['capitals']],
    ['NATO and UNESCO meet in Paris', []],
    ['Mayor slams council over harbour wall', ['loaded']],
    ['17 things only people from small harbours know', ['clickbait']],
    ["You'll never believe what this harbour cost", ['clickbait']],
    ["Here's why the harbour wall fell", ['clickbait']],
    ['3 people hurt in harbour fire', []],
  ])('%s', (title, signals) => {
    expect(headlineSignals(title)).toEqual(signals);
  });

  it('answers on a hostile headline', () => {
    expect(headlineSignals(`17 ${'which are '.repeat(100_000)}!`)).toEqual([]);
  });
});

describe('countHeadlineSignals', () => {
  it('counts each signal once per headline', () => {
    expect(countHeadlineSignals(['Why? Oh why?', 'Calm news', 'Shocking!'])).toEqual({
      headlines: 3,
      question: 1,
      exclamation: 1,
      capitals: 0,
      loaded: 1,
      clickbait: 0,
    });
  });
});
