import { expect, it } from '@jest/globals';
import { StemCache, type WordOfStemmer } from './stem-cache.js';

function askedWords() {
  const asked: string[][] = [];
  const cache = new StemCache(async (words) => {
    asked.push(words.map(({ stemmer, word }) => `${stemmer}:${word}`));
    return words.map(({ stemmer, word }) => (word === 'the' ? null : `${stemmer}-${word}`));
  });
  return { asked, cache };
}
const english = (...words: string[]): WordOfStemmer[] => words.map((word) => ({ stemmer: 'english', word }));

it('asks for what it does not know, of each stemmer, and answers in the order asked', async () => {
  const { asked, cache } = askedWords();
  expect(await cache.of(english('dams', 'the'))).toEqual(['english-dams', null]);
  const mixed = [...english('valleys', 'the'), { stemmer: 'german', word: 'dams' }, ...english('dams')];
  expect(await cache.of(mixed)).toEqual(['english-valleys', null, 'german-dams', 'english-dams']);
  expect(await cache.of(english('the', 'dams'))).toEqual([null, 'english-dams']);
  expect(asked).toEqual([
    ['english:dams', 'english:the'],
    ['english:valleys', 'german:dams'],
  ]);
});

it('caches a limited number, and nothing that is too long for a word', async () => {
  const { asked, cache } = askedWords();
  const long = 'm'.repeat(51);
  await cache.of(english('first', long));
  await cache.of(english('first', long));
  expect(asked.at(-1)).toEqual([`english:${long}`]);
  await cache.of(english(...Array.from({ length: 20_000 }, (_, n) => `w${n}`)));
  await cache.of(english('first'));
  expect(asked.at(-1)).toEqual(['english:first']);
});
