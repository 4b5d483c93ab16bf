import { describe, expect, it } from '@jest/globals';
import { ageLabel, relativeTime } from './time-labels.js';

const NOW = new Date('2031-03-04T12:00:00.000Z');
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();
const DAY = 86_400;

describe('relativeTime', () => {
  it.each<[string | null | undefined, string]>([
    [null, 'Recently'],
    [undefined, 'Recently'],
    ['no date', 'Recently'],
    [before(-30), 'just now'],
    [before(59), 'just now'],
    [before(60), '1 minute ago'],
    [before(3_599), '59 minutes ago'],
    [before(3_600), '1 hour ago'],
    [before(DAY - 1), '23 hours ago'],
    [before(DAY), 'yesterday'],
    [before(3 * DAY), '3 days ago'],
    [before(400 * DAY), '1 year ago'],
  ])('%p: %s', (at, words) => {
    expect(relativeTime(at, NOW)).toBe(words);
  });
});

describe('ageLabel', () => {
  it.each<[string | null, string]>([
    [null, 'Unknown'],
    ['no date', 'Unknown'],
    [before(DAY - 1), 'Today'],
    [before(2 * DAY - 1), 'Yesterday'],
    [before(7 * DAY - 1), '6 days ago'],
    [before(7 * DAY), '1 week ago'],
    [before(30 * DAY - 1), '4 weeks ago'],
    [before(30 * DAY), '1 month ago'],
    [before(365 * DAY - 1), '12 months ago'],
    [before(730 * DAY), '2 years ago'],
  ])('%p: %s', (at, words) => {
    expect(ageLabel(at, NOW)).toBe(words);
  });
});
