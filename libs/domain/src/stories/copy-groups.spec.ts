import { describe, expect, it } from '@jest/globals';
import { copyGroups } from './copy-groups.js';
import { copyGroupOrigins } from './copy-groups-origin.js';

const body =
  'Water from the broken dam above Orvale reached the lower street within an hour, and the fire brigade carried forty people from their roofs before night fell.';
const other =
  'Engineers had warned since spring that the wall above the valley was cracked, but the ministry answered none of the seven letters that they sent.';

const article = (id: number, title: string, excerpt: string, hour = id) => ({
  id,
  sourceId: id,
  title,
  excerpt,
  publishedAt: new Date(Date.UTC(2026, 2, 1, hour)),
});

describe('copyGroups', () => {
  it('groups the same text, cut or under another headline, by its earliest article', () => {
    const groups = copyGroups([
      article(3, 'Dam above Orvale breaks', body, 3),
      article(4, 'Dam above Orvale breaks', body.slice(0, 110), 4),
      article(5, 'Night of horror: a whole valley under water', body, 5),
      article(6, 'Dam above Orvale breaks, letters unanswered', other, 6),
      article(7, 'Dam above Orvale breaks', body, 1),
    ]);
    expect(Object.fromEntries(groups)).toEqual({ 3: 7, 4: 7, 5: 7, 6: 6, 7: 7 });
  });

  it('is strict with short texts', () => {
    const groups = copyGroups([
      article(1, 'Dam breaks above Orvale in storm', ''),
      article(2, 'Dam breaks above Orvale in storm', ''),
      article(3, 'Dam breaks above Orvale in spring', ''),
      article(4, 'Orvale', ''),
      article(5, 'Orvale', ''),
    ]);
    expect([...groups.values()]).toEqual([1, 1, 3, 4, 5]);
  });

  it('does not depend on the order of its input', () => {
    const articles = [
      article(1, 'A dam breaks', body),
      article(2, 'B dam breaks', body),
      article(3, 'C', other),
    ];
    expect(copyGroups([...articles].reverse())).toEqual(copyGroups(articles));
  });

  it('finds a copy among hundreds that share a phrase', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      article(
        index + 1,
        `Valley ${index} counts its dead of the year`,
        `Place ${index * 7}. ${body.slice(0, 60)} ${index}`,
        1,
      ),
    );
    const original = many[200];
    const copy = article(999, original?.title ?? '', original?.excerpt ?? '', 2);
    const groups = copyGroups([...many, copy]);
    expect(groups.get(999)).toBe(201);
    expect(new Set(groups.values()).size).toBe(300);
  });

  it('takes 2,000 look-alike articles', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      article(index + 1, `Dam breaks, part ${index}`, `${body} ${index} ${other}`, 1),
    );
    expect(new Set(copyGroups(many).values()).size).toBe(1);
  });
});

describe('copyGroupOrigins', () => {
  const at = (id: number, originKey: string, copyGroup: number) => ({
    id,
    originKey,
    copyGroup,
    publishedAt: new Date(id),
  });

  it.each([
    [['source:a', 'owner:b'], 'source:a'],
    [['source:a', 'agency:ap'], 'agency:ap'],
    [['agency:unnamed', 'agency:ap'], 'agency:ap'],
    [['agency:ap', 'agency:afp'], 'agency:ap'],
  ])('%j have the origin %s', (keys, origin) => {
    expect(copyGroupOrigins(keys.map((key, index) => at(index + 1, key, 1))).get(1)).toBe(origin);
  });
});
