import { describe, expect, it } from '@jest/globals';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { newsFeedBand, shownTrust, spokenTrust } from './trust';

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
