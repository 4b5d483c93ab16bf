import { describe, expect, it } from '@jest/globals';
import { hasEnded, newsTimeAfter } from './news-time.js';

const now = '2031-03-09T12:00:00.000Z';
const to = '2031-03-09T18:00:00.000Z';
const recorded = (speed: number) => ({
  now,
  recording: { name: 'bundled', from: '2031-03-03T06:00:00.000Z', to, fictional: true, speed },
});
const MINUTE = 60_000;

describe('newsTimeAfter', () => {
  it.each([
    ['live, a minute', { now, recording: null }, MINUTE, '2031-03-09T12:01:00.000Z'],
    ['at the recorded speed', recorded(1), MINUTE, '2031-03-09T12:01:00.000Z'],
    ['sixty times as fast', recorded(60), MINUTE, '2031-03-09T13:00:00.000Z'],
    ['half as fast', recorded(0.5), MINUTE, '2031-03-09T12:00:30.000Z'],
    ['standing still while it catches up', recorded(0), 90 * MINUTE, now],
    ['never past the end', recorded(600), 60 * MINUTE, to],
    ['never back when the wall clock is set back', recorded(60), -MINUTE, now],
  ])('%s', (_, meta, passedMs, expected) => {
    expect(newsTimeAfter(meta, passedMs).toISOString()).toBe(expected);
  });
});

describe('hasEnded', () => {
  it.each([
    ['2031-03-09T17:59:59.999Z', false],
    [to, true],
  ])('%s: %s', (at, expected) => {
    expect(hasEnded({ to }, new Date(at))).toBe(expected);
  });
});
