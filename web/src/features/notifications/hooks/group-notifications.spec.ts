import { describe, expect, it } from '@jest/globals';
import { buildNotification } from '../../../testing/samples';
import { groupNotifications, nearDay } from './group-notifications';

/** Noon and afternoon of one day in every time zone of the tests. */
const at = (day: number, hour: number) => new Date(2031, 2, day, hour).toISOString();
const topic = (id: number) => ({
  id,
  name: `Story ${id}`,
  language: 'en',
  link: `/topics/story-${id}`,
  isFollowed: true,
  mute: null,
});

describe('groupNotifications', () => {
  it('groups by day, then by story in the order of the newest, and leaves digests alone', () => {
    const days = groupNotifications([
      buildNotification(9, { topic: topic(1), createdAt: at(5, 14) }),
      buildNotification(8, { topic: topic(2), createdAt: at(5, 13) }),
      buildNotification(7, { createdAt: at(5, 12) }),
      buildNotification(6, { topic: topic(1), createdAt: at(5, 11) }),
      buildNotification(5, { createdAt: at(5, 10) }),
      buildNotification(4, { topic: topic(1), createdAt: at(4, 23) }),
    ]);
    const shown = days.map(({ day, stories }) => [
      day,
      stories.map(({ newest, earlier }) => [newest.id, ...earlier.map(({ id }) => id)]),
    ]);
    expect(shown).toEqual([
      ['2031-03-05', [[9, 6], [8], [7], [5]]],
      ['2031-03-04', [[4]]],
    ]);
    const keys = days.flatMap(({ stories }) => stories.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('nearDay', () => {
  it.each([
    ['2031-03-01', 'Today'],
    ['2031-02-28', 'Yesterday'],
    ['2031-02-27', null],
    ['2031-03-02', null],
  ])('%s', (day, expected) => {
    expect(nearDay(day, new Date(2031, 2, 1, 0, 5))).toBe(expected);
  });
});
