import { describe, expect, it } from '@jest/globals';
import { termsOf, wordsOf } from '../../text/tokenise.js';
import { spelledTerms } from './spelled-terms.js';

const TITLES = [
  "Karsk's Miners Trapped in Pit",
  'Rescuers reach miners at Karsk pit',
  'A miner of Karsk speaks, 2031',
];

const termsIn = (text: string, language: string) => wordsOf(text).flatMap((word) => termsOf(word, language));

describe('spelling terms', () => {
  it('gives the usual word of each stem, with its capital only if it always has one', () => {
    const terms = termsIn('Karsk miners pit', 'en');
    expect(spelledTerms(terms, TITLES, 'en', 3)).toEqual(['Karsk', 'miners', 'pit']);
    expect(spelledTerms(terms, TITLES, 'en', 2)).toEqual(['Karsk', 'miners']);
  });

  it('names a word once if several of its n-grams are shared', () => {
    const terms = termsIn('Kopalnia', 'xx');
    expect(terms.length).toBeGreaterThan(1);
    expect(spelledTerms(terms, ['Kopalnia w Karsku'], 'xx', 3)).toEqual(['Kopalnia']);
  });

  it('names a word once if some write it without accents', () => {
    const terms = [...termsIn('Orván', 'en'), ...termsIn('Orvan', 'en')];
    expect(spelledTerms(terms, ['Orván floods', 'Orvan floods again'], 'en', 3)).toEqual(['Orván']);
  });

  it('leaves out numbers and what the texts do not say', () => {
    expect(spelledTerms(['2031', 'glacier', 'karsk'], TITLES, 'en', 3)).toEqual(['Karsk']);
  });
});
