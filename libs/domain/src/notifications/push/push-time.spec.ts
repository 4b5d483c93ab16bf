import { describe, expect, it } from '@jest/globals';
import { nextPushAt, type PushRhythm } from './push-time.js';

const NIGHT: PushRhythm = { timeZone: 'Europe/Berlin', quietFrom: 22, quietTo: 7, perWeek: 3 };
const next = (rhythm: PushRhythm, now: string, sent: readonly string[] = []) =>
  nextPushAt(
    rhythm,
    sent.map((at) => new Date(at)),
    new Date(now),
  ).toISOString();

describe('quiet hours', () => {
  it.each([
    // Berlin is two hours ahead in summer and one in winter.
    ['by day, at once', NIGHT, '2031-07-04T10:12:13.000Z', '2031-07-04T10:12:13.000Z'],
    ['in a summer night', NIGHT, '2031-07-04T20:00:00.000Z', '2031-07-05T05:00:00.000Z'],
    ['the last minute before', NIGHT, '2031-07-04T19:59:59.999Z', '2031-07-04T19:59:59.999Z'],
    ['in a winter night', NIGHT, '2031-01-04T22:30:00.000Z', '2031-01-05T06:00:00.000Z'],
    ['the end is not included', NIGHT, '2031-01-05T06:00:00.000Z', '2031-01-05T06:00:00.000Z'],
    [
      'the night in which clocks are set forward',
      NIGHT,
      '2031-03-29T22:00:00.000Z',
      '2031-03-30T05:00:00.000Z',
    ],
    ['the night in which clocks are set back', NIGHT, '2031-10-25T21:00:00.000Z', '2031-10-26T06:00:00.000Z'],
    [
      'an end that the clock skips',
      { ...NIGHT, quietFrom: 1, quietTo: 2 },
      '2031-03-30T00:30:00.000Z',
      '2031-03-30T01:00:00.000Z',
    ],
    [
      'an hour that the clock repeats is quiet twice',
      { ...NIGHT, quietFrom: 2, quietTo: 3 },
      '2031-10-26T00:10:00.000Z',
      '2031-10-26T02:00:00.000Z',
    ],
    [
      'hours that begin at a quarter to',
      { ...NIGHT, timeZone: 'Asia/Kathmandu' },
      '2031-01-04T17:00:00.000Z',
      '2031-01-05T01:15:00.000Z',
    ],
    ['none', { ...NIGHT, quietFrom: 7, quietTo: 7 }, '2031-01-05T03:00:00.000Z', '2031-01-05T03:00:00.000Z'],
  ])('%s', (_, rhythm, now, expected) => {
    expect(next(rhythm, now)).toBe(expected);
  });

  it('refuses a time zone that does not exist', () => {
    expect(() => next({ ...NIGHT, timeZone: 'Mars/Olympus' }, '2031-01-05T03:00:00.000Z')).toThrow(
      RangeError,
    );
  });
});

describe('the weekly cap', () => {
  const SENT = ['2031-07-01T08:00:00.000Z', '2031-07-02T08:00:00.000Z', '2031-07-03T21:00:00.000Z'];

  it.each([
    ['fewer than the most', SENT.slice(1), '2031-07-04T10:00:00.000Z', '2031-07-04T10:00:00.000Z'],
    ['waits until the oldest is a week ago', SENT, '2031-07-04T10:00:00.000Z', '2031-07-08T08:00:00.000Z'],
    ['a week later', SENT, '2031-07-08T08:00:00.000Z', '2031-07-08T08:00:00.000Z'],
    [
      'a cap that was lowered counts the newest',
      ['2031-06-30T08:00:00.000Z', ...SENT],
      '2031-07-04T10:00:00.000Z',
      '2031-07-08T08:00:00.000Z',
    ],
    [
      'the week ends in a quiet hour',
      ['2031-07-02T21:00:00.000Z', '2031-07-03T08:00:00.000Z', '2031-07-03T09:00:00.000Z'],
      '2031-07-04T10:00:00.000Z',
      '2031-07-10T05:00:00.000Z',
    ],
  ])('%s', (_, sent, now, expected) => {
    expect(next(NIGHT, now, sent)).toBe(expected);
  });
});
