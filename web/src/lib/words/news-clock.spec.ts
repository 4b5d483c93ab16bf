import { describe, expect, it } from '@jest/globals';
import { ageLabel, momentLabel, relativeTime, withMoments } from './news-clock';

const NOW = new Date('2031-03-04T12:00:00.000Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();
const DAY = 86_400;

describe('relativeTime', () => {
  it.each<[string | null | undefined, string]>([
    [null, 'Recently'],
    [undefined, 'Recently'],
    ['no date', 'Recently'],
    [ago(-30), 'just now'],
    [ago(59), 'just now'],
    [ago(60), '1 minute ago'],
    [ago(3_599), '59 minutes ago'],
    [ago(3_600), '1 hour ago'],
    [ago(DAY - 1), '23 hours ago'],
    [ago(DAY), 'yesterday'],
    [ago(3 * DAY), '3 days ago'],
    [ago(400 * DAY), '1 year ago'],
  ])('%p: %s', (at, words) => {
    expect(relativeTime(at, NOW)).toBe(words);
  });
});

describe('withMoments', () => {
  it.each(['%s', 'Rebuilt. · resolved · %s', '%s · It was another dam.', 'Dam 2031-03-04: no moment'])(
    '%s',
    (text) => {
      const at = '2031-03-04T12:00:46.128Z';
      expect(withMoments(text.replace('%s', at))).toBe(text.replace('%s', momentLabel(at)));
    },
  );
});

describe('ageLabel', () => {
  it.each<[string | null, string]>([
    [null, 'Unknown'],
    ['no date', 'Unknown'],
    [ago(DAY - 1), 'Today'],
    [ago(2 * DAY - 1), 'Yesterday'],
    [ago(7 * DAY - 1), '6 days ago'],
    [ago(7 * DAY), '1 week ago'],
    [ago(30 * DAY - 1), '4 weeks ago'],
    [ago(30 * DAY), '1 month ago'],
    [ago(365 * DAY - 1), '12 months ago'],
    [ago(730 * DAY), '2 years ago'],
  ])('%p: %s', (at, words) => {
    expect(ageLabel(at, NOW)).toBe(words);
  });
});
