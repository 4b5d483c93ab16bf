import { describe, expect, it } from '@jest/globals';
import { knowing } from './known-words.fixture.js';
import { tagArticle } from './tag-article.js';

const model = knowing({
  wicket: { sports: 8 },
  deal: { business: 8 },
  chip: { technology: 8 },
  vote: { politics: 8 },
});
const tag = (title: string, rest: { url?: string; categories?: string[] } = {}) =>
  tagArticle({ title, summary: '', url: null, categories: [], ...rest }, model);

describe('tagArticle', () => {
  it.each([
    ['words decide', 'Wicket', {}, ['sports']],
    ['two equally likely tags', 'Chip deal', {}, ['technology', 'business']],

    ['three equally likely tags', 'Chip deal vote', {}, ['politics', 'technology', 'business']],
    ['no known word means general alone', 'Quiet day', {}, ['general']],
    ['an empty article is general', '', {}, ['general']],
    [
      'the section decides if no word is known',
      'Quiet day',
      { url: 'https://example.com/sport/x' },
      ['sports'],
    ],
    [
      'the category decides if no word is known',
      'Quiet day',
      { categories: ['Climate Change', 'Lead'] },
      ['environment'],
    ],
    [
      'an unknown section and category change nothing',
      'Quiet day',
      { url: 'https://example.com/x/y', categories: ['Lead'] },
      ['general'],
    ],
  ])('%s', (_, title, rest, expected) => {
    expect(tag(title, rest).tags).toEqual(expected);
  });

  it('counts a repeated section once', () => {
    const once = tag('Deal', { categories: ['Cricket'] });
    const often = tag('Deal', { categories: Array.from({ length: 50 }, () => 'Cricket') });
    expect(often.tags).toEqual(once.tags);
  });

  it.each([
    [
      'sports',
      'Striker scores twice as league champions win cup final',
      'The coach praised his goalkeeper after extra time.',
    ],
    [
      'politics',
      'Senator wins primary election after debate on voting bill',
      'Republicans and Democrats traded blame.',
    ],
    [
      'business',
      'Shares fall as bank misses profit forecast',
      'Investors sold the stock after quarterly earnings.',
    ],
    ['technology', 'New smartphone runs faster software', 'The update brings an app for Android users.'],
    [
      'entertainment',
      'Actress joins cast of film sequel',
      'The director announced the movie at the festival.',
    ],
    ['health', 'Vaccine trial cuts risk of heart disease in patients', 'Doctors called the study promising.'],
    [
      'science',
      'Astronomers find planet around a distant star',
      'The telescope observed the galaxy for a year.',
    ],
    [
      'environment',
      'Climate change drives wildfires, and emissions rise',
      'Conservation groups warn of warming.',
    ],
  ])('the shipped weights know %s', (expected, title, summary) => {
    expect(tagArticle({ title, summary, url: null, categories: [] }).tags[0]).toBe(expected);
  });
});
