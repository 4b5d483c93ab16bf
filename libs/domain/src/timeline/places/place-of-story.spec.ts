import { describe, expect, it } from '@jest/globals';
import { placeOfStory } from './place-of-story.js';

const told = (...titles: string[]) => titles.map((title) => ({ title, excerpt: '' }));

describe('placeOfStory', () => {
  it.each([
    ['one country', told('Belgium evacuates villages', 'Belgian wildfire grows', 'Rain at last'), 'BE'],
    ['no country', told('Vaccine slows cancer', 'A trial ends'), 'world'],
    ['two countries', told('Israel strikes Gaza', 'Israeli raid on Gaza City'), 'world'],
    ['one far ahead of another', told('Italy votes', 'Italian vote ends', 'Italy and France watch'), 'IT'],
    ['a country in few articles', told('Storm grows', 'Storm turns', 'Rain', 'Storm nears Cuba'), 'world'],
    ['nothing', [], 'world'],
  ])('%s', (_, articles, expected) => expect(placeOfStory(articles)).toBe(expected));

  it('counts a title twice as much as a lead, and no more of a lead than its start', () => {
    const article = { title: 'Norway’s ferry sinks', excerpt: 'A ship from Denmark helped.' };
    expect(placeOfStory([article])).toBe('NO');
    expect(placeOfStory([{ title: 'Ferry sinks', excerpt: `${'Wind and rain. '.repeat(30)} Norway` }])).toBe(
      'world',
    );
  });
});
