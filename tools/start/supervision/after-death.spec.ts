import { describe, expect, it } from '@jest/globals';
import { afterDeath, CALM_MS } from './after-death.js';

const MINUTE = 60_000;

describe('afterDeath', () => {
  it.each([
    ['the first death', [], 5, 1_000, [5]],
    ['the second one, at once', [0], 10, 2_000, [0, 10]],
    ['a third one that came slowly', [0, MINUTE], 3 * MINUTE, 4_000, [0, MINUTE, 3 * MINUTE]],
    [
      'two quick ones after a slow one',
      [0, 5 * MINUTE],
      5 * MINUTE + 1,
      4_000,
      [0, 5 * MINUTE, 5 * MINUTE + 1],
    ],
    ['a death after calm', [0, MINUTE], 2 * MINUTE + CALM_MS, 1_000, [2 * MINUTE + CALM_MS]],
    ['a death just before the calm is long enough', [0], CALM_MS, 2_000, [0, CALM_MS]],
  ])('starts it again after %s', (_, deaths, now, delayMs, streak) => {
    expect(afterDeath(deaths, now)).toEqual({ kind: 'restart', delayMs, deaths: streak });
  });

  it.each([
    ['three at once', [0, 1_000], 3_000, 3_000],
    ['three within two minutes exactly', [0, 1_000], 2 * MINUTE, 2 * MINUTE],
    ['three quick ones after a slow one', [0, 5 * MINUTE, 5 * MINUTE + 1], 5 * MINUTE + 9, 9],
  ])('ends everything after %s', (_, deaths, now, withinMs) => {
    expect(afterDeath(deaths, now)).toEqual({ kind: 'end', count: 3, withinMs });
  });

  it('waits at most a minute, however often it died', () => {
    let deaths: readonly number[] = [];
    const delays: number[] = [];
    for (let now = 0; delays.length < 9; now += 2 * MINUTE) {
      const next = afterDeath(deaths, now);
      if (next.kind === 'end') throw new Error('none of these deaths is quick');
      deaths = next.deaths;
      delays.push(next.delayMs / 1_000);
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });
});
