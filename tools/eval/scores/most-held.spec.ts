import { describe, expect, it } from '@jest/globals';
import { mostHeld } from './most-held.js';

const holderOf = new Map([
  ['a', 7],
  ['b', 3],
  ['c', 3],
  ['d', 7],
]);

describe('mostHeld', () => {
  it.each([
    { articles: ['a', 'b', 'c'], found: { holder: 3, held: 2 } },
    { articles: ['a', 'b', 'c', 'd'], found: { holder: 3, held: 2 } },
    { articles: ['a', 'a', 'a', 'b', 'c'], found: { holder: 3, held: 2 } },
    { articles: ['a', 'unknown', 'gone'], found: { holder: 7, held: 1 } },
    { articles: ['unknown'], found: null },
  ])('of $articles: $found', ({ articles, found }) => {
    expect(mostHeld(articles, holderOf)).toEqual(found);
  });
});
