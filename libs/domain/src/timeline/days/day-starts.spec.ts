import { describe, expect, it } from '@jest/globals';
import { dayStarts } from './day-starts.js';

const startsOf = (zone: string, last: string, count: number) =>
  dayStarts(zone, new Date(last), count).map(
    ({ day, start }) => `${day} ${start.toISOString().slice(0, 16)}`,
  );

describe('dayStarts', () => {
  it.each([
    ['UTC', '2031-03-05T23:59:00Z', ['2031-03-04 2031-03-04T00:00', '2031-03-05 2031-03-05T00:00']],
    // Late in the evening it is already tomorrow in Tokyo, and still today in New York.
    ['Asia/Tokyo', '2031-03-05T23:59:00Z', ['2031-03-05 2031-03-04T15:00', '2031-03-06 2031-03-05T15:00']],
    [
      'America/New_York',
      '2031-03-05T23:59:00Z',
      ['2031-03-04 2031-03-04T05:00', '2031-03-05 2031-03-05T05:00'],
    ],
    [
      'Asia/Kathmandu',
      '2031-03-05T12:00:00Z',
      ['2031-03-04 2031-03-03T18:15', '2031-03-05 2031-03-04T18:15'],
    ],
    [
      'Pacific/Kiritimati',
      '2031-03-05T12:00:00Z',
      ['2031-03-05 2031-03-04T10:00', '2031-03-06 2031-03-05T10:00'],
    ],
    [
      'Pacific/Pago_Pago',
      '2031-03-05T10:00:00Z',
      ['2031-03-03 2031-03-03T11:00', '2031-03-04 2031-03-04T11:00'],
    ],
  ])('%s at %s', (zone, last, starts) => {
    expect(startsOf(zone, last, 2)).toEqual(starts);
  });

  it('follows the clocks when they change', () => {
    expect(startsOf('Europe/Berlin', '2031-03-31T12:00:00Z', 3)).toEqual([
      '2031-03-29 2031-03-28T23:00',
      '2031-03-30 2031-03-29T23:00',
      '2031-03-31 2031-03-30T22:00',
    ]);
  });

  it('gives a day that its zone skipped no time', () => {
    expect(startsOf('Pacific/Apia', '2011-12-31T12:00:00Z', 3)).toEqual([
      '2011-12-30 2011-12-30T10:00',
      '2011-12-31 2011-12-30T10:00',
      '2012-01-01 2011-12-31T10:00',
    ]);
  });
});
