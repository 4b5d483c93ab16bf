import { describe, expect, it } from '@jest/globals';
import { testDocument } from './feed-test.js';

const NOW = new Date('2031-03-16T12:00:00Z');
const FEED = 'https://herald.example/feed';
const items = Array.from(
  { length: 5 },
  (_, n) => `<item><title>Dam ${n}</title><link>https://herald.example/${n}</link></item>`,
);
const document = {
  bytes: new TextEncoder().encode(
    `<rss version="2.0"><channel><title>H</title>${items.join('')}</channel></rss>`,
  ),
  contentType: 'application/rss+xml',
  etag: '"1"',
  lastModified: null,
  movedTo: null,
};

/** A judge whose time is up after so many steps. */
function after(steps: number) {
  let left = steps;
  return () => (left-- > 0 ? ('read' as const) : ('out_of_time' as const));
}

describe('testDocument', () => {
  it('checks all items', () => {
    expect(testDocument(FEED, document, NOW)).toMatchObject({
      items: 5,
      problems: ['5 of 5 items have no date.'],
    });
  });

  it.each([
    ['while items are parsed', 2, { items: 2, problems: [expect.stringMatching(/long to read: 0 of 5/)] }],
    [
      'while they are checked',
      7,
      { items: 5, problems: [expect.stringMatching(/2 of 5/), '2 of 5 items have no date.'] },
    ],
  ])('ends when the time is up %s, and says so', (_, steps, expected) => {
    expect(testDocument(FEED, document, NOW, after(steps))).toMatchObject({ readable: true, ...expected });
  });
});
