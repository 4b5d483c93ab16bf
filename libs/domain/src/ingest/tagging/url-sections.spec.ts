import { describe, expect, it } from '@jest/globals';
import { urlSections } from './url-sections.js';

describe('urlSections', () => {
  it.each([
    ['https://www.example.com/Sport/cricket/late-wicket', ['www', 'sport', 'cricket']],
    ['https://example.com/late-wicket-saves-the-day', []],
    ['https://sports.example.com/news/x', ['sports', 'news']],
    ['https://www.example.com/news/science-environment-52318539', ['www', 'news', 'science-environment']],
    ['https://example.com/a/b/c/d/e/f/g/h', ['a', 'b', 'c', 'd', 'e']],
    ['not a URL', []],
    ['', []],
  ])('%s → %j', (url, sections) => {
    expect(urlSections(url)).toEqual(sections);
  });
});
