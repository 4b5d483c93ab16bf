import { describe, expect, it } from '@jest/globals';
import { isNearTitle, relatedOf, relatedSearch } from './related-overlap.js';

const TITLE = 'Orrin dam holds after second storm night';

describe('isNearTitle', () => {
  it.each<[string, boolean]>([
    ['Orrin dam holds after second storm night', true],
    ['ORRIN: storm night, second — after holds!', true],
    ['Orrin holds after second storm: villages return', true],
    ['Orrin holds after second storm, villages return home slowly', false],
    ['Villages return home', false],
    ['The dam', false],
    ['', false],
  ])('%p: %p', (other, near) => {
    expect(isNearTitle(TITLE, other)).toBe(near);
  });
});

describe('relatedOf', () => {
  it('leaves out the article itself, what comes twice, and titles that nearly repeat it', () => {
    const candidates = [
      { id: 1, title: 'Villages return home' },
      { id: 7, title: 'A quiet river' },
      { id: 2, title: TITLE },
      { id: 1, title: 'Villages return home' },
      { id: 3, title: 'Council votes on the dam' },
    ];
    expect(relatedOf({ id: 7, title: TITLE }, candidates).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('relatedSearch', () => {
  it.each([
    [TITLE, 'orrin OR holds OR after'],
    ['Dam dam DAM', ''],
    ['Storm storm breaks', 'storm OR breaks'],
    ['"Storm" -night) OR drop', 'storm OR night'],
    ['Überschwemmung über Köln', 'überschwemmung'],
    [`${'x'.repeat(300)} flood`, 'flood'],
    ['', ''],
  ])('%p asks for %p', (title, search) => {
    expect(relatedSearch(title)).toBe(search);
  });
});
