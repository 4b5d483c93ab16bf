import { describe, expect, it } from '@jest/globals';
import { learnRhythm, newestOf, rhythmWaits } from './feed-rhythm.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date('2026-08-13T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const every = (gap: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ago(from + index * gap));
const unknown = { rhythmMs: null, lastNewAt: null };

describe('learnRhythm, of a whole document', () => {
  it.each<[string, Date[], number | null]>([
    ['regular items', every(2 * HOUR, 10), 2 * HOUR],
    ['in any order', [...every(2 * HOUR, 10)].reverse(), 2 * HOUR],
    ['a day with its night', [...every(HOUR, 12), ...every(HOUR, 12, 24 * HOUR)], HOUR],
    ['items published together', [...every(DAY, 5), ...every(DAY, 5), ...every(DAY, 5)], DAY],
    ['one wrong date', [...every(HOUR, 10), new Date(0)], HOUR],
    ['dates in the future', [...every(HOUR, 10), ...every(HOUR, 5, -30 * DAY)], HOUR],
    ['only the newest 30', [...every(10 * MINUTE, 30), ...every(DAY, 100, 2 * DAY)], 10 * MINUTE],
    ['two gaps', every(HOUR, 3), null],
    ['all within one minute', every(1000, 50, 10_000), null],
    ['items years apart', every(900 * DAY, 6), 20 * DAY],
    ['nothing', [], null],
  ])('%s', (_, published, expected) => {
    expect(learnRhythm(unknown, { published, appeared: [] }, now)).toBe(expected);
  });
});

describe('learnRhythm, of new items only', () => {
  const appeared = (...gaps: number[]) => ({ published: [], appeared: gaps.map(ago) });
  it('moves towards the observed gap, more with more items', () => {
    const known = { rhythmMs: HOUR, lastNewAt: ago(4 * HOUR) };
    const one = learnRhythm(known, appeared(0), now) ?? 0;
    const four = learnRhythm(known, appeared(0, HOUR, 2 * HOUR, 3 * HOUR), now) ?? 0;
    expect(one).toBeGreaterThan(HOUR);
    expect(one).toBeLessThan(1.5 * HOUR);
    expect(four).toBe(HOUR);
  });

  it('quickens when items come faster', () => {
    const known = { rhythmMs: DAY, lastNewAt: ago(HOUR) };
    expect(learnRhythm(known, appeared(0), now)).toBeLessThan(DAY * 0.6);
  });

  it.each<[string, { rhythmMs: number | null; lastNewAt: Date | null }, Date[], number | null]>([
    ['nothing new', { rhythmMs: HOUR, lastNewAt: ago(DAY) }, [], HOUR],
    ['the first gap', { rhythmMs: null, lastNewAt: ago(DAY) }, [now], DAY],
    ['the first item', unknown, [now], null],
    ['an old item that appears late', { rhythmMs: null, lastNewAt: ago(HOUR) }, [ago(DAY)], MINUTE],
  ])('%s', (_, known, dates, expected) => {
    expect(learnRhythm(known, { published: [], appeared: dates }, now)).toBe(expected);
  });
});

describe('newestOf', () => {
  it.each<[string, Date[], Date | null, Date]>([
    ['the newest', [ago(HOUR), ago(DAY)], null, ago(HOUR)],
    ['never before the known one', [ago(DAY)], ago(HOUR), ago(HOUR)],
    ['never after now', [ago(-DAY)], null, now],
    ['never after now, even if the known one is', [ago(DAY)], ago(-DAY), now],
  ])('%s', (_, dates, known, expected) => {
    expect(newestOf(dates, known, now)).toEqual(expected);
  });
});

describe('rhythmWaits', () => {
  it.each<[string, number | null, Date | null, number, number]>([
    ['half of a fast rhythm', HOUR, now, HOUR / 2, 0],
    ['an hour for a slow one', 6 * HOUR, now, HOUR, 0],
    ['an eighth for a very slow one', 2 * DAY, now, 6 * HOUR, 0],
    ['a twelfth of the silence', HOUR, ago(DAY), HOUR / 2, 2 * HOUR],
    ['no silence after a clock was put back', HOUR, ago(-DAY), HOUR / 2, 0],
    ['silence alone', null, ago(DAY), 0, 2 * HOUR],
    ['nothing', null, null, 0, 0],
  ])('%s', (_, rhythmMs, lastNewAt, byRhythm, bySilence) => {
    expect(rhythmWaits(rhythmMs, lastNewAt, now)).toEqual({ byRhythm, bySilence });
  });
});
