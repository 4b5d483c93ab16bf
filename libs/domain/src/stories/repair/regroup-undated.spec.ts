import { describe, expect, it } from '@jest/globals';
import { articleTerms } from '../placing/article-terms.js';
import { regroupUndated } from './regroup-undated.js';

const undated = (title: string, summary: string, language = 'en') =>
  articleTerms({ title, summary, language, publishedAt: null });

const DAM = [
  undated('Orvale dam breaks after storm', 'The dam above Orvale broke and flooded the lower street.'),
  undated(
    'Flood in the lower street',
    'Firemen carried children out of the lower street after the dam burst.',
  ),
  undated('Dam above Orvale bursts', 'Water from the burst dam stands in the lower street of Orvale.'),
];
const MATCH = [
  undated('Foundry beat Anchors', 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.'),
  undated('Anchors lose to Foundry', 'In the league match at Ropewalk Park Foundry defeated Anchors.'),
];

const sorted = (groups: number[][]) => groups.map((group) => group.sort((a, b) => a - b)).sort();

describe('regroupUndated', () => {
  it.each([
    [
      'two stories in alternation',
      [DAM[0], MATCH[0], DAM[1], MATCH[1], DAM[2]],
      [
        [0, 2, 4],
        [1, 3],
      ],
    ],
    ['one article', DAM.slice(0, 1), [[0]]],
    ['nothing', [], []],
    ['articles without words', [undated('', ''), undated('', '')], [[0], [1]]],
    [
      'one text in two languages',
      [undated('Orvale', 'Orvale'), undated('Orvale', 'Orvale', 'fr')],
      [[0], [1]],
    ],
  ])('%s', (_, articles, expected) => {
    expect(sorted(regroupUndated(articles.flatMap((article) => article ?? [])))).toEqual(expected);
  });
});
