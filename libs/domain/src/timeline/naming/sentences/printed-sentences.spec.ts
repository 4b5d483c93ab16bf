import { describe, expect, it } from '@jest/globals';
import { withinBudget } from '../../../../../../test/support/fuzz/fuzz.js';
import { readArticle } from '../../read/read-article.js';
import { printedSentences } from './printed-sentences.js';

const SECOND = 'Engineers had warned of cracks in its wall.';

function printed(title: string, first: string, language = 'en') {
  const reading = readArticle({
    ...{ title, language, text: null, publishedAt: new Date('2031-03-03') },
    excerpt: `${first} ${SECOND}`,
  });
  return printedSentences(reading).map(({ at, text }) => [at, text]);
}

describe('printedSentences', () => {
  it.each([
    'The dam above Orvale broke after a week of rain and flooded the lower town.',
    'An old dam above Orvale broke after a week of rain and flooded the lower town.',
  ])('leaves out a headline before %s', (sentence) => {
    expect(
      printed('Orvale dam breaks after storm', `Orvale dam breaks after storm in spring ${sentence}`),
    ).toEqual([
      [0, sentence],
      [1, SECOND],
    ]);
  });

  it.each([
    [
      'a title of an outlet',
      'A judge ruled on Monday that the lawsuit against The Norrend Times can go ahead and must be heard by a jury.',
    ],
    [
      'a title in lower case',
      'A judge ruled on Monday that the lawsuit against the film The lantern hour can go ahead before a jury.',
    ],
    [
      'a title after a preposition',
      'A judge in Orvale ruled on Monday after a report in The plumb that the trial has to begin again.',
    ],
    [
      'a letter before a preposition',
      'Health officials in Norrend said on Monday that the outbreak of hepatitis A in Orvale has killed 12 people.',
    ],
    [
      'a letter before a verb',
      'Health officials in Norrend said on Monday that the new strain called virus A has killed 12 people in Orvale.',
    ],
    [
      'a letter before a noun',
      'Health officials in Norrend said on Monday that the hepatitis A outbreak in Orvale has killed 12 people.',
    ],
    [
      'a group',
      'Pellmere Town beat Real Orvale on Monday and now leads its Group A table, which has six clubs, by nine points.',
    ],
  ])('keeps %s', (_, sentence) => {
    // The title repeats the sentence's words, so that they are no reason to keep it.
    expect(printed(sentence.slice(0, -1), sentence)).toEqual([
      [0, sentence],
      [1, SECOND],
    ]);
  });

  it.each([
    [
      'a standfirst that the title does not tell',
      'Operator is told to pay for the repairs at once The dam above Orvale broke after a week of rain and flooded the town.',
    ],
    [
      'a headline before a letter or an article',
      'Orvale dam breaks after storm in spring A dam above Orvale broke after a week of rain and flooded the town.',
    ],
    [
      'a headline before a fragment',
      'Orvale dam breaks after storm in spring The old dam above the lower town of Orvale on the river Mere.',
    ],
    ['a headline before few words', 'Orvale dam breaks after storm in spring The dam was old.'],
  ])('leaves a sentence with %s out', (_, sentence) => {
    expect(printed('Orvale dam breaks after storm', sentence)).toEqual([[1, SECOND]]);
  });

  it('leaves other languages as they are', () => {
    const sentence =
      'O Pellmere venceu o Real Orvale na segunda-feira e lidera o grupo A da copa do vale com nove pontos.';
    expect(printed('Pellmere lidera grupo A da copa', sentence, 'pt')).toEqual([
      [0, sentence],
      [1, SECOND],
    ]);
  });

  it('reads hostile text in bounded time', () => {
    const read = () => printed('Orvale dam', `${'a A in The '.repeat(2000)}.`);
    expect(withinBudget(2000, read)).toBeDefined();
  });
});
