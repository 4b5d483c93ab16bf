import { expect, it } from '@jest/globals';
import { isWorthPushing, type PushedNotice, pushMessage } from './push-message.js';

const NOW = new Date('2031-03-04T12:00:00Z');
const titled = (title: string): PushedNotice['title'] => ({ text: title, news: ['', title, ''] });
const notice = (given: Partial<PushedNotice> = {}): PushedNotice => ({
  title: titled('Orrin dam'),
  message: { text: 'The dam holds (2 origins)', news: ['', 'The dam holds', ' (2 origins)'] },
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
    news: { title: [0, 9], body: [[0, 13]] },
    link: '/topics/orrin-dam#milestone-7',
    unread: 3,
  });
  expect(pushMessage([notice({ link: null })], 3).link).toBe('/following');
});

it('joins several into one', () => {
  const many = pushMessage(
    [notice(), ...['B', 'C', 'D', 'E', 'F'].map((title) => notice({ title: titled(title) }))],
    6,
  );
  expect(many).toEqual({
    title: '6 new notifications',
    body: 'Orrin dam\nB\nC\nD\nand 2 more',
    news: { title: null, body: [[0, 9], [0, 1], [0, 1], [0, 1], null] },
    link: '/following',
    unread: 6,
  });
});

it('cuts the words of a report, not those around them, and has them in one line', () => {
  const long = 'The dam\nholds '.repeat(60);
  const { title, body, news } = pushMessage(
    [
      notice({
        title: { text: 'New stories\nyou may want to follow', news: null },
        message: { text: `${long} (2 origins)`, news: ['', long, ' (2 origins)'] },
      }),
    ],
    1,
  );
  expect(title).toBe('New stories you may want to follow');
  expect(body).toHaveLength(400);
  expect(body).toMatch(/^The dam holds The .+… \(2 origins\)$/);
  expect(news).toEqual({ title: null, body: [[0, 388]] });
});

it('fits into a message of 4096 bytes, whatever the titles are', () => {
  const long = notice({
    title: titled('世'.repeat(200)),
    message: { text: '界'.repeat(500), news: null },
  });
  for (const notices of [[long] as const, [long, long, long, long, long, long] as const])
    expect(Buffer.byteLength(JSON.stringify(pushMessage([...notices], 100)))).toBeLessThan(3000);
});
