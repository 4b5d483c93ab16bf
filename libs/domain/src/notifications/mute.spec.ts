import { describe, expect, it } from '@jest/globals';
import { isMuted, isSilenced } from './mute.js';

const at = (hour: number) => new Date(Date.UTC(2031, 2, 4, hour));
const never = { since: null, until: null };
const day = { since: at(10), until: at(34) };
const forGood = { since: at(10), until: null };

describe('isMuted', () => {
  it.each([
    ['never', never, 12, false],
    ['before it', day, 9, false],
    ['from its start', day, 10, true],
    ['until it ends', day, 33, true],
    ['when it has ended', day, 34, false],
    ['for good', forGood, 24 * 365, true],
  ])('%s', (_, mute, hour, expected) => {
    expect(isMuted(mute, at(hour))).toBe(expected);
  });
});

describe('isSilenced', () => {
  it.each([
    ['a development while muted', 'milestone_added', 12, day, 13, true],
    ['an end while muted', 'status_changed', 12, day, 13, true],
    ['a development of the muted day, afterwards', 'milestone_added', 12, day, 40, true],
    ['an end of the muted day, afterwards', 'status_changed', 12, day, 40, false],
    ['a development from before the mute, while muted', 'milestone_added', 9, day, 13, true],
    ['a development from before the mute, afterwards', 'milestone_added', 9, day, 40, false],
    ['a development after the mute', 'milestone_added', 35, day, 40, false],
    ['an end of a story muted for good', 'status_changed', 12, forGood, 200, true],
    ['a development of a story that is not muted', 'milestone_added', 12, never, 13, false],
  ] as const)('%s', (_, kind, hour, mute, now, expected) => {
    expect(isSilenced({ kind, at: at(hour) }, mute, at(now))).toBe(expected);
  });
});
