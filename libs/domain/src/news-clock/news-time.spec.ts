import { describe, expect, it } from '@jest/globals';
import { backfillEnd, isCatchingUp, type NewsTime, newsNow, nextReplayStep, untilNews } from './news-time.js';

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
  it('is the wall when live', () => {
    expect(newsNow({ mode: 'live' }, at('01T05:00:00'))).toEqual(at('01T05:00:00'));
  });

  it('runs at its speed from where it was set', () => {
    expect(newsNow(recorded(), at('01T01:00:00'))).toEqual(at('15T02:00:00'));
  });

  it('stands still at the end of the recording', () => {
    expect(newsNow(recorded(), at('09T00:00:00'))).toEqual(at('16T00:00:00'));
  });

  it('never runs backwards when the wall clock is set back', () => {
    expect(newsNow(recorded(), new Date('2031-02-01T00:00:00Z'))).toEqual(at('15T00:00:00'));
  });
});

describe('untilNews', () => {
  const wall = at('01T00:00:00');
  it.each([
    ['as long as it takes when live', { mode: 'live' } as const, '01T00:00:10', 10_000],
    ['nothing when it is past', { mode: 'live' } as const, '01T00:00:00', 0],
    ['less at a higher speed', recorded({ speed: 60 }), '15T00:01:00', 1000],
    ['never while the clock stands still', recorded({ speed: 0 }), '15T00:01:00', null],
    ['never behind the end of the recording', recorded(), '16T00:00:01', null],
    ['nothing behind an end that is reached', recorded({ speed: 0 }), '14T00:00:00', 0],
  ])('is %s', (_, time, moment, expected) => {
    expect(untilNews(time, at(moment), wall)).toBe(expected);
  });
});

describe('catching up', () => {
  const behind = { replayAt: at('03T00:00:00'), backfillUntil: at('15T00:00:00') };

  it('lasts until the backfill is reached', () => {
    expect(isCatchingUp(recorded({ speed: 0, replayAt: at('03T00:00:00') }))).toBe(true);
    expect(isCatchingUp(recorded({ speed: 0 }))).toBe(false);
    expect(isCatchingUp(recorded())).toBe(false);
    expect(isCatchingUp({ mode: 'live' })).toBe(false);
  });

  it.each([
    ['the next check', at('03T02:00:00'), at('03T02:00:00')],
    ['the backfill end when the next check lies behind it', at('15T09:00:00'), at('15T00:00:00')],
    ['the backfill end without feeds', null, at('15T00:00:00')],
    ['nowhere when a check is overdue', at('02T00:00:00'), at('03T00:00:00')],
  ])('steps to %s', (_, nextCheckAt, expected) => {
    expect(nextReplayStep(behind, nextCheckAt)).toEqual(expected);
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
  ])('of %s hours', (backfill, expected) => {
    expect(backfillEnd(from, to, backfill)).toEqual(expected);
  });
});
