import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';
import { currentNumbers, isOutdated } from './current-numbers.js';

function stated(...tolls: readonly [origin: string, dead: number][]) {
  return currentNumbers(
    tolls.map(([origin, dead], at) => {
      const article = {
        ...{ id: at + 1, sourceId: at + 1, sourceDomain: 'a.example', sourceName: 'A', copyGroup: at + 1 },
        ...{ originKey: origin, title: `Flood in Orvale kills ${dead} people`, excerpt: '', text: null },
        ...{ publishedAt: new Date((at + 1) * 3_600_000), imageUrl: null, sourceTrust: null },
      };
      const words = { terms: [], counts: [], newShare: 0 };
      return { article, reading: readArticle(article), voice: 'own' as const, words };
    }),
  );
}

describe('currentNumbers', () => {
  it.each<[string, [string, number][], number, boolean]>([
    [
      'the newest toll stands',
      [
        ['a', 2],
        ['b', 68],
      ],
      68,
      false,
    ],
    [
      'an earlier toll is outdated',
      [
        ['a', 2],
        ['b', 68],
      ],
      2,
      true,
    ],
    ['a rounded toll stands', [['a', 2514]], 2500, false],
    [
      'one lower number leaves the toll open: the higher',
      [
        ['a', 68],
        ['b', 41],
      ],
      68,
      true,
    ],
    [
      'one lower number leaves the toll open: the lower',
      [
        ['a', 68],
        ['b', 41],
      ],
      41,
      true,
    ],
    [
      'two lower numbers replace the higher',
      [
        ['a', 68],
        ['b', 41],
        ['c', 41],
      ],
      41,
      false,
    ],
    [
      'the replaced number is outdated',
      [
        ['a', 68],
        ['b', 41],
        ['c', 41],
      ],
      68,
      true,
    ],
    [
      'the same outlet twice is one',
      [
        ['a', 68],
        ['b', 41],
        ['b', 41],
      ],
      41,
      true,
    ],
    [
      'a late report of an old toll is overtaken',
      [
        ['a', 68],
        ['b', 41],
        ['c', 70],
      ],
      70,
      false,
    ],
  ])('%s', (_, tolls, dead, outdated) => {
    expect(isOutdated(`Flood in Orvale kills ${dead} people`, stated(...tolls))).toBe(outdated);
  });

  it('knows nothing about texts without numbers', () => {
    expect(isOutdated('Flood in Orvale kills dozens', stated(['a', 68]))).toBe(false);
  });
});
