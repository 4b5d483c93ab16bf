import { describe, expect, it } from '@jest/globals';
import { isDeveloping } from './developing-words.js';

describe('isDeveloping', () => {
  it.each([
    'Two unions signed a new agreement early on Saturday.',
    'The state dropped its charges against the keeper.',
    'The capsule landed on the plain.',
    'The outbreak is over.',
    'The ministry has named a judge.',
    'About 40 lorries stood on the pass.',
    'The runoff is under way.',
  ])('finds a development in %j', (text) => {
    expect(isDeveloping(text, 'en')).toBe(true);
  });

  it.each([
    'A dog named Pim barked at a snow cave at ten past eleven on Monday.',
    'By seven on Monday there were lamps in the windows of the villages.',
    'Somebody had chalked nine names on the gate.',
    'The manager has been very candid throughout the ordeal.',
    'Giant hornets are native to temperate climates.',
    'At 9.16 a.m. on 4 March 2031 the harbour was windy and grey.',
  ])('finds none in %j', (text) => {
    expect(isDeveloping(text, 'en')).toBe(false);
  });

  it('does not judge other languages', () => {
    expect(isDeveloping('Der Hund bellte.', 'de')).toBe(true);
  });
});
