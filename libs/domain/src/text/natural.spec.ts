import { describe, expect, it } from '@jest/globals';
import { hasStemmer, stem, stopWords } from './natural.js';

describe('stem', () => {
  it.each([
    ['en', 'resignations', 'resign'],
    ['de', 'wahlen', 'wahl'],
    ['es', 'elecciones', 'eleccion'],
    ['fr', 'élections', 'élect'],
    ['it', 'elezioni', 'elezion'],
    ['nl', 'verkiezingen', 'verkiez'],
    ['no', 'valgene', 'valg'],
    ['pt', 'eleições', 'eleiçõ'],
    ['ru', 'выборы', 'выбор'],
    ['sv', 'valen', 'val'],
    ['fi', 'vaalit', 'vaalit'],
  ])('%s: %s becomes %s', (language, word, expected) => {
    expect(stem(language, word)).toBe(expected);
  });

  it('returns a string for any word', () => {
    for (const word of ['', 'a', '1', 'ß', 'ьъ', 'x'.repeat(40)])
      for (const language of ['en', 'de', 'es', 'fr', 'it', 'nl', 'no', 'pt', 'ru', 'sv', 'xx'])
        expect(typeof stem(language, word)).toBe('string');
  });
});

describe('stopWords', () => {
  it('exist for every language with a stemmer', () => {
    for (const language of ['en', 'de', 'es', 'fr', 'it', 'nl', 'no', 'pt', 'ru', 'sv']) {
      expect(hasStemmer(language)).toBe(true);
      expect(stopWords(language).size).toBeGreaterThan(50);
    }
    expect(stopWords('fi').size).toBe(0);
  });
});
