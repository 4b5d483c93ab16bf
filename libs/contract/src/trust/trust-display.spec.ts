import { describe, expect, it } from '@jest/globals';
import {
  featuredBand,
  newsFeedBand,
  shownTrust,
  spokenTrust,
  trackerTier,
  UNRATED_DEFAULTS,
} from './trust-display.js';

describe('newsFeedBand', () => {
  it.each([
    [100, 'Gold Standard'],
    [90, 'Gold Standard'],
    [89, 'Highest Credibility'],
    [85, 'Highest Credibility'],
    [84, 'High Credibility'],
    [80, 'High Credibility'],
    [79, 'Above Average'],
    [75, 'Above Average'],
    [74, 'Average'],
    [70, 'Average'],
    [69, 'Below Average'],
    [60, 'Below Average'],
    [59, 'Low Credibility'],
    [50, 'Low Credibility'],
    [49, 'Very Low Credibility'],
    [0, 'Very Low Credibility'],
  ])('calls %d %s', (score, words) => {
    expect(newsFeedBand(score)).toBe(words);
  });
});

describe('featuredBand', () => {
  it.each([
    [90, 'Highest Credibility'],
    [89, 'Very High Credibility'],
    [85, 'Very High Credibility'],
    [84, 'High Credibility'],
    [49, 'Very Low Credibility'],
  ])('calls %d %s', (score, words) => {
    expect(featuredBand(score)).toBe(words);
  });
});

describe('trackerTier', () => {
  it.each([
    [80, 'high'],
    [79, 'above average'],
    [70, 'above average'],
    [69, 'below average'],
    [60, 'below average'],
    [59, 'low'],
  ])('calls %d %s', (score, tier) => {
    expect(trackerTier(score)).toBe(tier);
  });
});

describe('shownTrust', () => {
  it('shows tenths, and falls into the band of what it shows, for every score there is', () => {
    for (let tenths = 0; tenths <= 100; tenths++) {
      const shown = shownTrust(tenths / 10, UNRATED_DEFAULTS.newsFeed);
      expect(shown).toMatchObject({ label: (tenths / 10).toFixed(1), rated: true });
      expect(newsFeedBand(shown.score)).toBe(newsFeedBand(tenths));
    }
  });

  it('draws the default hollow if there is no score', () => {
    const labels = [UNRATED_DEFAULTS.newsFeed, UNRATED_DEFAULTS.featured, UNRATED_DEFAULTS.tracker].map(
      (each) => shownTrust(null, each),
    );
    expect(labels.map(({ label, rated }) => [label, rated])).toEqual([
      ['6.5', false],
      ['6.0', false],
      ['6.5', false],
    ]);
  });

  const range = { low: 5.1, high: 8.2 };

  it('shows a first estimate as its range', () => {
    const shown = shownTrust(6.9, UNRATED_DEFAULTS.newsFeed, { ...range, isFirstEstimate: true });
    expect(shown).toEqual({
      ...{ score: 69, label: '5.1–8.2', rated: true },
      estimate: { low: '5.1', high: '8.2' },
    });
    expect(spokenTrust(shown)).toBe('between 5.1 and 8.2, first estimate');
  });

  it('shows a score with enough evidence as one number, and never the range of a missing one', () => {
    const sure = shownTrust(6.9, UNRATED_DEFAULTS.newsFeed, { ...range, isFirstEstimate: false });
    expect([sure.label, sure.estimate, spokenTrust(sure)]).toEqual(['6.9', null, '6.9']);
    expect(shownTrust(null, UNRATED_DEFAULTS.newsFeed, { ...range, isFirstEstimate: true }).label).toBe(
      '6.5',
    );
  });
});
