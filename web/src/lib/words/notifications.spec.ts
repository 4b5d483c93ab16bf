import { describe, expect, it } from '@jest/globals';
import { newArticlesText } from './notifications';

describe('newArticlesText', () => {
  it.each([
    [1, '1 new article'],
    [2, '2 new articles'],
    [999, '999 new articles'],
    [1000, '999+ new articles'],
  ])('%d → %s', (count, text) => {
    expect(newArticlesText(count)).toBe(text);
  });
});
