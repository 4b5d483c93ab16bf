import { expect, it } from '@jest/globals';
import { StemMemory, type WordOfStemmer } from './stem-memory.js';

function askedWords() {
  const asked: string[][] = [];
  const memory = new StemMemory(async (words) => {
    asked.push(words.map(({ stemmer, word }) => `${stemmer}:${word}`));
    return words.map(({ stemmer, word }) => (word === 'the' ? null : `${stemmer}-${word}`));
  });
  return { asked, memory };
}
const english = (...words: string[]): WordOfStemmer[] => words.map((word) => ({ stemmer: 'english', word }));

it('asks for what it does not know, of each stemmer, and answers in the order asked', async () => {
  const { asked, memory } = askedWords();
  expect(await memory.of(english('dams', 'the'))).toEqual(['english-dams', null]);
  const mixed = [...english('valleys', 'the'), { stemmer: 'german', word: 'dams' }, ...english('dams')];
  expect(await memory.of(mixed)).toEqual(['english-valleys', null, 'german-dams', 'english-dams']);
  expect(await memory.of(english('the', 'dams'))).toEqual([null, 'english-dams']);
  expect(asked).toEqual([
    ['english:dams', 'english:the'],
    ['english:valleys', 'german:dams'],
  ]);
});

it('remembers a bounded number, and nothing that is too long for a word', async () => {
  const { asked, memory } = askedWords();
  const long = 'm'.repeat(41);
  await memory.of(english('first', long));
  await memory.of(english('first', long));
  expect(asked.at(-1)).toEqual([`english:${long}`]);
  await memory.of(english(...Array.from({ length: 20_000 }, (_, n) => `w${n}`)));
  await memory.of(english('first'));
  expect(asked.at(-1)).toEqual(['english:first']);
});
