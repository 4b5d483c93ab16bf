import { expect, it } from '@jest/globals';
import { isWorthPushing, type PushedNotice, pushMessage } from './push-message.js';

const NOW = new Date('2031-03-04T12:00:00Z');
const notice = (given: Partial<PushedNotice> = {}): PushedNotice => ({
  title: 'Orrin dam',
  message: 'The dam holds (2 origins)',
  link: '/topics/orrin-dam#milestone-7',
  ...given,
});
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

it.each([
  ['new', {}, true],
  ['waiting since yesterday', { orderedAt: hoursAgo(30) }, true],
  ['two days old', { orderedAt: hoursAgo(48) }, false],
  ['read meanwhile', { isRead: true }, false],
  ['muted meanwhile', { isUnwanted: true }, false],
])('%s', (_, given, expected) => {
  expect(isWorthPushing({ orderedAt: NOW, isRead: false, isUnwanted: false, ...given }, NOW)).toBe(expected);
});

it('says what one notification says', () => {
  expect(pushMessage([notice()], 3)).toEqual({
    title: 'Orrin dam',
    body: 'The dam holds (2 origins)',
    link: '/topics/orrin-dam#milestone-7',
    unread: 3,
  });
  expect(pushMessage([notice({ link: null })], 3).link).toBe('/following');
});

it('joins several into one', () => {
  const many = pushMessage([notice(), ...['B', 'C', 'D', 'E', 'F'].map((title) => notice({ title }))], 6);
  expect(many).toEqual({
    title: '6 new notifications',
    body: 'Orrin dam\nB\nC\nD\nand 2 more',
    link: '/following',
    unread: 6,
  });
});

it('fits into a message of 4096 bytes, whatever the titles are', () => {
  const long = notice({ title: '世'.repeat(200), message: '界'.repeat(500) });
  for (const notices of [[long] as const, [long, long, long, long, long, long] as const])
    expect(Buffer.byteLength(JSON.stringify(pushMessage([...notices], 100)))).toBeLessThan(3000);
});
