import { describe, expect, it } from '@jest/globals';
import { directoryCategory } from './directory-category.js';

describe('directoryCategory', () => {
  const source = { mediaType: null, country: 'US', owned: false, feedCategories: [[]] as string[][] };
  it.each([
    ['sports', { ...source, feedCategories: [['NBA'], ['Sports'], ['Movies']] }],
    ['technology', { ...source, feedCategories: [['Technology', 'AI']] }],
    ['finance', { ...source, feedCategories: [['Cryptocurrency']] }],
    ['entertainment', { ...source, feedCategories: [['Music'], ['Movies']] }],
    ['specialized', { ...source, feedCategories: [['Space']] }],
    ['specialized', { ...source, mediaType: 'organization/foundation' }],
    ['global', { ...source, country: null, feedCategories: [['World']] }],
    ['international', { ...source, mediaType: 'news agency' }],
    [
      'international',
      { ...source, mediaType: 'newspaper', feedCategories: [['Asia'], ['Europe'], ['Africa'], ['Sport']] },
    ],
    ['independent', { ...source, mediaType: 'website' }],
    ['national', { ...source, mediaType: 'website', owned: true }],
    ['national', { ...source, mediaType: 'newspaper', feedCategories: [['Sports']] }],
    ['independent', { ...source, country: null }],
  ])('%s: %j', (category, given) => {
    expect(directoryCategory(given)).toBe(category);
  });
});
