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
  it('groups copies, truncated or with another headline, by their earliest article', () => {
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

  it('handles 2,000 similar articles', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      article(index + 1, `Dam breaks, part ${index}`, `${body} ${index} ${other}`, 1),
    );
    expect(new Set(copyGroups(many).values()).size).toBe(1);
  });
});

describe('copyGroups by the first sentence', () => {
  const wire =
    'Orvale has counted 483 new cases of valley fever, bringing the total to 28,108 as the town leaves a two-month quarantine.';

  it.each([
    [
      'a word changed',
      'Orvale counted 483 new cases of valley fever on Sunday, bringing the total to 28,108 as the town leaves a two-month quarantine. Roe spoke.',
      true,
    ],
    [
      'another ending',
      'Orvale has counted 483 new cases of valley fever, bringing the total to 28,108 as the town mourned. Fen wept.',
      true,
    ],
    [
      'other numbers',
      'Orvale has counted 512 new cases of valley fever, bringing the total to 28,620 as the town leaves a two-month quarantine.',
      false,
    ],
    [
      'an independent report',
      'Another 483 people have caught valley fever in Orvale, where 28,108 are now known to be ill, officials said on Sunday.',
      false,
    ],
    ['its beginning alone', 'Orvale has counted 483 new cases of valley fever, the ministry says.', false],
    [
      'a shared quotation',
      'The mayor asked for help: "bringing the total to 28,108 as the town leaves a two-month quarantine that nobody has asked for".',
      false,
    ],
  ])('%s', (_, excerpt, isCopy) => {
    const groups = copyGroups([
      article(1, 'Valley fever: 483 new cases', wire),
      article(2, 'More sick in Orvale', excerpt),
    ]);
    expect(groups.get(2) === 1).toBe(isCopy);
  });

  it('ignores repeated first sentences of one outlet', () => {
    const own = { ...article(2, 'More sick in Orvale', `${wire} Later Fen wept over it all.`), sourceId: 1 };
    const groups = copyGroups([article(1, 'Valley fever: 483 new cases', `${wire} Roe spoke at noon.`), own]);
    expect(groups.get(2)).toBe(2);
  });
});

describe('copyGroupOrigins', () => {
  const at = (id: number, originKey: string, copyGroup: number) => ({
    id,
    sourceId: id,
    title: 'Dam above Orvale breaks',
    excerpt: '',
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

  const reports = (title: string, excerpt = '', over = {}) => [
    { ...at(1, 'source:kestrel.example', 1), title: 'Scoop: Roe leaves the Orvale dam board' },
    { ...at(2, 'owner:pellmere', 2), title: 'Roe to leave dam board', ...over },
    { ...at(3, 'source:merrin.example', 3), title, excerpt },
  ];

  it.each([
    ['Roe to leave Orvale dam board: Report', '', 'source:kestrel.example'],
    ['Roe to leave Orvale dam board, Report Says', '', 'source:kestrel.example'],
    ['Report: Roe to leave Orvale dam board', '', 'source:kestrel.example'],
    ['Roe to leave Orvale dam board', '', 'source:merrin.example'],
    ['Roe to leave Orvale dam board: Report', 'The Merrin Mail reported it.', 'source:merrin.example'],
    ['Cracks in the wall: Report', '', 'source:merrin.example'],
    ['Roe misled Orvale dam board: report', 'Investigators found it.', 'source:merrin.example'],
  ])('%s (%s) has the origin %s', (title, excerpt, origin) => {
    expect(copyGroupOrigins(reports(title, excerpt)).get(3)).toBe(origin);
  });

  it('keeps an origin that another outlet shares', () => {
    const over = { originKey: 'source:merrin.example' };
    const origins = copyGroupOrigins(reports('Roe to leave Orvale dam board: Report', '', over));
    expect(origins.get(3)).toBe('source:merrin.example');
  });
});
