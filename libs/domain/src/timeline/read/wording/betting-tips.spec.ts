import { describe, expect, it } from '@jest/globals';
import { isBettingTip } from './betting-tips.js';

describe('isBettingTip', () => {
  it.each([
    'Gulls vs. Terns prediction, picks and odds for tonight',
    'MARSH TOUR 2031: Orrin Championship best bets at Fenwick Links',
    'Harbour Cup odds: Gulls favoured after winning opener',
    'Gulls vs Terns betting odds, point spread',
    '2031 Fen Derby odds, horses, post positions: model gives surprising order',
    'Week 4 NFL straight up, against the spread, and survivor pool picks',
    'Our staff picks for the weekend',
    'Three-round Gulls mock draft: two starters for the line',
    'Where to watch Gulls vs. Terns: TV channel, live stream',
    'Gulls vs. Terns: TV channel, start time for the final',
  ])('%s', (headline) => {
    expect(isBettingTip(headline)).toBe(true);
  });

  it.each([
    'Twins survive against all odds, doctors say',
    'The unemployment rate is, against the odds, falling',
    'Ministers at odds over the dam, again',
    'Gulls trade keeper for Oda Vint, picks: source',
    'Fenwick football picks up commitment from young keeper',
    'Regulator bans parlays and prop bets on college games',
    'Three players charged over prop bets and betting lines',
    'Odds of a storm increase as the front nears Orvale',
    'Central bank picks new chief after months of predictions',
    'How to watch for signs of flooding was known, inquiry says',
  ])('not: %s', (headline) => {
    expect(isBettingTip(headline)).toBe(false);
  });
});
