import { afterEach, expect, it } from '@jest/globals';
import { showUnreadOnIcon } from './tab-title';

const numbers: (number | null)[] = [];
const badges = {
  setAppBadge: async (count: number) => void numbers.push(count),
  clearAppBadge: async () => void numbers.push(null),
};

afterEach(() => {
  for (const name of Object.keys(badges)) Reflect.deleteProperty(navigator, name);
});

it('puts the number of unread notifications on the icon, and takes it off with the last', () => {
  showUnreadOnIcon(1);
  Object.assign(navigator, badges);
  for (const count of [2, 0]) showUnreadOnIcon(count);
  expect(numbers).toEqual([2, null]);
});
