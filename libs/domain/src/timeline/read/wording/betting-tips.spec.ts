import { describe, expect, it } from '@jest/globals';
import { isBettingTip } from './betting-tips.js';

describe('isBettingTip', () => {
  it.each([
    'Gulls vs. Terns prediction, picks and odds for tonight',
    'Gulls vs Terns prediction',
    'Gulls vs. Terns score prediction: how the derby ends',
    'Gulls vs. Terns prediction, odds: what the model says after the trade',
    'MARSH TOUR 2031: Orrin Championship best bets at Fenwick Links',
    'Harbour Cup odds: Gulls favoured after winning opener',
    'Gulls at Terns basketball betting odds, point spread',
    'Top choices from the NFL betting splits for Sunday',
    '2031 Fen Derby odds, horses, post positions: model gives surprising order',
    'Week 4 NFL straight up, against the spread, and survivor pool picks',
    'Saturday college basketball picks today',
    'NFL week 4 predictions: who wins each game',
    'Three best NBA prop bets tonight',
    'DFS picks: keepers for the weekend',
    'Three-round Gulls mock draft: two starters for the line',
    'Where to watch the Harbour Cup: TV channel, live stream',
    'Gulls vs. Terns: TV channel, start time for the final',
    'Orvale Bowl start time, teams and weather',
  ])('%s', (headline) => {
    expect(isBettingTip(headline)).toBe(true);
  });

  it.each([
    'Twins survive against all odds, doctors say',
    'The unemployment rate is, against the odds, falling',
    'Ministers at odds over the dam, again',
    'Gulls trade keeper for Oda Vint, picks: source',
    'Fenwick football picks up commitment from young keeper',
    'Odds of a storm increase as the front nears Orvale',
    'Central bank picks new chief after months of predictions',
    'How to watch for signs of flooding was known, inquiry says',
    'State TV channel goes dark for the first time since coup',
    'Soldiers seize state TV channel, cut live stream of parliament',
    'School start times, bus routes to change in Orvale',
    'NFL picks Port Lumen to host 2033 final',
    'NBA picks Ada Quill as first woman commissioner',
    'Quill picks Merle as running mate, Orrin picks Vint',
    'Governor picks treasurer, defying predictions of a woman',
    "Senate confirms Quill's picks, raising odds of a shutdown",
    'Defying odds, miner is rescued after ten days underground',
    'Despite overwhelming odds, crew saves ferry',
    'Underdogs beat the odds, win Harbour Cup',
    'Budget deal odds: Senate leaders reach accord',
    'Vaccines remain best bet against flu, agency finds',
    'Quake predictions and flood odds fail Orvale as dam breaks',
    'Theatre fire destroys props and costumes; director picks new venue',
    'Election betting odds tighten in last week',
    'Merle v. council: court picks a new judge',
    'Quill vs. Orrin: ministers at odds again over the vaccine pick',
    'Coach defends Harbour Cup picks, calls critics unfair',
    // About betting.
    'NFL regulator bans parlays and prop bets on college games',
    'Three NBA players charged over prop bets and betting lines',
    'Casino owner pleads guilty to rigging NBA parlays and prop bets',
    'Gull Games launches NFL parlays and prop bets in Orvale',
    'Golf league sues betting house over odds, props',
    'Baseball scandal: betting lines and prop bets under inquiry',
    'NBA trades commissioner odds, props for a fixed fee',
  ])('not: %s', (headline) => {
    expect(isBettingTip(headline)).toBe(false);
  });

  it('is quick on hostile headlines', () => {
    const hostile = ['odds and '.repeat(40), 'picks, '.repeat(50), 'tv channel '.repeat(30)];
    const before = performance.now();
    for (const headline of hostile) for (let n = 0; n < 1_000; n += 1) isBettingTip(headline);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
