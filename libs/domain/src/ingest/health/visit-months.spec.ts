import { describe, expect, it } from '@jest/globals';
import { monthsToMake } from './visit-months.js';

const names = (now: string, coveredTo: string | null, ahead = 2) =>
  monthsToMake(new Date(now), coveredTo === null ? null : new Date(coveredTo), ahead).map(
    ({ from, to }) => `${from.toISOString().slice(0, 10)} ${to.toISOString().slice(0, 10)}`,
  );

describe('the months that need a partition', () => {
  it.each([
    [
      'this month and two more',
      '2026-11-26T12:00:00Z',
      null,
      ['2026-11-01 2026-12-01', '2026-12-01 2027-01-01', '2027-01-01 2027-02-01'],
    ],
    [
      'only the months that none covers',
      '2026-11-26T12:00:00Z',
      '2027-01-01T00:00:00Z',
      ['2027-01-01 2027-02-01'],
    ],
    ['none if all are covered', '2026-11-30T23:59:59Z', '2027-02-01T00:00:00Z', []],
    [
      'the next one from the first second of a month on',
      '2026-12-01T00:00:00Z',
      '2027-02-01T00:00:00Z',
      ['2027-02-01 2027-03-01'],
    ],
    [
      'no month that is over, even if it was never made',
      '2027-05-02T00:00:00Z',
      '2027-02-01T00:00:00Z',
      ['2027-05-01 2027-06-01', '2027-06-01 2027-07-01', '2027-07-01 2027-08-01'],
    ],
  ])('%s', (_, now, coveredTo, expected) => {
    expect(names(now, coveredTo)).toEqual(expected);
  });
});
