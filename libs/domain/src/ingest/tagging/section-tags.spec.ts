import { describe, expect, it } from '@jest/globals';
import { sectionTags } from './section-tags.js';

describe('sectionTags', () => {
  it.each([
    ['Sport', ['sports']],
    ['us-politics', ['politics']],
    ['CORE:Science', ['science']],
    ['Science & Environment', ['science', 'environment']],
    ['health-news', ['health']],
    ['Fußball', []],
    ['Économie', ['business']],
    ['Healthcare | USA', ['health']],
    ['climate_change', ['environment']],
    ['world', []],
    ['News', []],
    ['', []],
    ['why-the-tv-music-art-market-fell-on-monday', []],
    ['sport '.repeat(1000), []],
  ])('%s → %j', (name, tags) => {
    expect(sectionTags(name)).toEqual(tags);
  });
});
