import { describe, expect, it } from '@jest/globals';
import { afterSkipped } from './skip-times.js';

/** A Thursday. */
const at = new Date('2026-08-13T12:20:00Z');
const all = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('afterSkipped', () => {
  it.each<[string, number[], number[], string]>([
    ['nothing is skipped', [], [], '2026-08-13T12:20:00Z'],
    ['another hour is skipped', [11, 13], [], '2026-08-13T12:20:00Z'],
    ['this hour is skipped', [12], [], '2026-08-13T13:00:00Z'],
    ['this hour and the next are skipped', [12, 13], [], '2026-08-13T14:00:00Z'],
    ['the rest of the day is skipped', all(24).slice(12), [], '2026-08-14T00:00:00Z'],
    ['this day is skipped', [], [4], '2026-08-14T00:00:00Z'],
    ['three days are skipped', [], [4, 5, 6], '2026-08-16T00:00:00Z'],
    ['a day and hours are skipped', [0, 1], [4], '2026-08-14T02:00:00Z'],
    ['every hour is skipped: ignored', all(24), [], '2026-08-13T12:20:00Z'],
    ['every day is skipped: ignored', [], all(7), '2026-08-13T12:20:00Z'],
    ['four days are skipped: ignored', [], [4, 5, 6, 0], '2026-08-13T12:20:00Z'],
    ['the numbers are invalid', [99, -1], [9], '2026-08-13T12:20:00Z'],
  ])('%s', (_, skipHours, skipDays, expected) => {
    expect(afterSkipped(at, { skipHours, skipDays }, 0)).toEqual(new Date(expected));
  });

  it('spreads over the first half of the hour', () => {
    expect(afterSkipped(at, { skipHours: [12], skipDays: [] }, 0.5)).toEqual(
      new Date('2026-08-13T13:15:00Z'),
    );
  });
});
