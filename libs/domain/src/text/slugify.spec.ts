import { describe, expect, it } from '@jest/globals';
import { slugify } from './slugify.js';

describe('slugify', () => {
  it.each([
    ['Orvale dam breaks: 40 rescued!', 'orvale-dam-breaks-40-rescued'],
    ['Évacuation à Orvâle', 'evacuation-a-orvale'],
    ['2026', 'story-2026'],
    ['9 / 11', 'story-9-11'],
    ['洪水', 'story'],
    ['', 'story'],
    ["Thole's dam", 'tholes-dam'],
  ])('%j becomes %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('is at most 80 characters and ends on a whole word', () => {
    const slug = slugify(
      'a very long name of a story about a dam that broke above a town in a storm in the spring of a year',
    );
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug.endsWith('-')).toBe(false);
  });
});
