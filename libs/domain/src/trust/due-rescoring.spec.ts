import { describe, expect, it } from '@jest/globals';
import { dueRescorings } from './due-rescoring.js';

describe('dueRescorings', () => {
  it.each([
    ['an ordinary day', '2031-03-04T12:00:00Z', ['quarter 2031-01-01', 'night 2031-03-04']],
    ['a day before 03:00', '2031-03-04T02:59:59Z', ['quarter 2031-01-01', 'night 2031-03-03']],
    ['a day at 03:00', '2031-03-04T03:00:00Z', ['quarter 2031-01-01', 'night 2031-03-04']],
    ['the first day of a quarter', '2031-04-01T12:00:00Z', ['quarter 2031-04-01']],
    ['the day after', '2031-04-02T12:00:00Z', ['quarter 2031-04-01', 'night 2031-04-02']],
    ['the first hours of a quarter', '2031-04-01T01:00:00Z', ['quarter 2031-01-01', 'night 2031-03-31']],
    ['the last day of a year', '2031-12-31T23:59:59Z', ['quarter 2031-10-01', 'night 2031-12-31']],
  ])('on %s', (_, now, keys) => {
    expect(dueRescorings(new Date(now)).map(({ key }) => key)).toEqual(keys);
  });
});
