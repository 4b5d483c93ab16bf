import { describe, expect, it } from '@jest/globals';
import {
  backfillEnd,
  isCatchingUp,
  type NewsTime,
  newsNow,
  nextReplayStep,
  placingHorizon,
  untilNews,
} from './news-time.js';

const at = (iso: string) => new Date(`2031-03-${iso}Z`);
const recorded = (changes: Partial<Extract<NewsTime, { mode: 'recorded' }>> = {}): NewsTime => ({
  mode: 'recorded',
  recordedTo: at('16T00:00:00'),
  backfillUntil: at('15T00:00:00'),
  replayAt: at('15T00:00:00'),
  wallAt: at('01T00:00:00'),
  speed: 2,
  ...changes,
});

describe('newsNow', () => {
  it('is the wall clock if live', () => {
    expect(newsNow({ mode: 'live' }, at('01T05:00:00'))).toEqual(at('01T05:00:00'));
  });

  it('runs at its speed from the time that was set', () => {
    expect(newsNow(recorded(), at('01T01:00:00'))).toEqual(at('15T02:00:00'));
  });

  it('stops at the end of the recording', () => {
    expect(newsNow(recorded(), at('09T00:00:00'))).toEqual(at('16T00:00:00'));
  });

  it('never runs backwards if the wall clock is set back', () => {
    expect(newsNow(recorded(), new Date('2031-02-01T00:00:00Z'))).toEqual(at('15T00:00:00'));
  });
});

describe('untilNews', () => {
  const wall = at('01T00:00:00');
  it.each([
    ['the difference if live', { mode: 'live' } as const, '01T00:00:10', 10_000],
    ['0 for a time in the past', { mode: 'live' } as const, '01T00:00:00', 0],
    ['less at a higher speed', recorded({ speed: 60 }), '15T00:01:00', 1000],
    ['null while the clock stands still', recorded({ speed: 0 }), '15T00:01:00', null],
    ['null after the end of the recording', recorded(), '16T00:00:01', null],
    ['0 for a past time while the clock stands still', recorded({ speed: 0 }), '14T00:00:00', 0],
  ])('is %s', (_, time, moment, expected) => {
    expect(untilNews(time, at(moment), wall)).toBe(expected);
  });
});

describe('catching up', () => {
  const behind = { replayAt: at('03T00:00:00'), backfillUntil: at('15T00:00:00') };

  it('lasts until the end of the backfill', () => {
    expect(isCatchingUp(recorded({ speed: 0, replayAt: at('03T00:00:00') }))).toBe(true);
    expect(isCatchingUp(recorded({ speed: 0 }))).toBe(false);
    expect(isCatchingUp(recorded())).toBe(false);
    expect(isCatchingUp({ mode: 'live' })).toBe(false);
  });

  it.each([
    ['the next check', at('03T02:00:00'), at('03T02:00:00')],
    ['the end of the window if the next check is later', at('04T00:00:00'), at('03T23:59:59.999')],
    ['the end of the window without feeds', null, at('03T23:59:59.999')],
    ['the current time if a check is overdue', at('02T00:00:00'), at('03T00:00:00')],
  ])('steps to %s', (_, nextCheckAt, expected) => {
    expect(nextReplayStep(behind, nextCheckAt)).toEqual(expected);
  });

  it.each([
    ['the next check', at('05T02:00:00'), at('05T02:00:00')],
    ['the end of the backfill if the next check is later', at('15T09:00:00'), at('15T00:00:00')],
    ['the end of the backfill without feeds', null, at('15T00:00:00')],
  ])('steps from the end of a window to %s', (_, nextCheckAt, expected) => {
    expect(nextReplayStep({ ...behind, replayAt: at('03T23:59:59.999') }, nextCheckAt)).toEqual(expected);
  });

  it.each([
    ['the end of the previous window', '03T23:59:59.998', '02T23:59:59.999'],
    ['the end of a window that is read', '03T23:59:59.999', '03T23:59:59.999'],
    ['now at the end of the backfill', '15T00:00:00', '15T00:00:00'],
  ])('places articles until %s', (_, now, expected) => {
    expect(placingHorizon(recorded({ speed: 0, replayAt: at(now) }), at('01T00:00:00'))).toEqual(
      at(expected),
    );
  });
});

describe('backfillEnd', () => {
  const from = at('03T00:00:00');
  const to = at('16T00:00:00');
  it.each([
    ['all' as const, to],
    [24, at('15T00:00:00')],
    [0, to],
    [100_000, from],
  ])('for %s hours', (backfill, expected) => {
    expect(backfillEnd(from, to, backfill)).toEqual(expected);
  });
});
