import { describe, expect, it } from '@jest/globals';
import { correctionsOf } from './source-labels.js';

describe('correctionsOf', () => {
  it.each([
    [{}, {}],
    [{ name: ' Orrin  Courant ' }, { name: 'Orrin Courant' }],
    [
      { country: 'gb', language: 'PT-br' },
      { country: 'GB', language: 'pt-BR' },
    ],
    [
      { country: 'none', bias: 'None', mediaType: 'none' },
      { country: null, bias: null, media_type: null },
    ],
    [
      { bias: 'center-left', category: 'Finance' },
      { bias: 'center-left', category: 'finance' },
    ],
    [{ url: 'https://courant.example' }, { url: 'https://courant.example/' }],
  ])('%j', (options, corrections) => {
    expect(correctionsOf(options)).toEqual(corrections);
  });

  it.each([
    [{ name: ' ' }, /name must have 1 to 200/],
    [{ country: 'ZZZ' }, /not a country/],
    [{ country: 'QX' }, /not a country/],
    [{ language: 'not a tag' }, /not a language tag/],
    [{ bias: 'centre' }, /not a valid bias\. Choose one of: left, center-left/],
    [{ category: 'none' }, /not a valid category/],
    [{ url: 'ftp://courant.example' }, /not an HTTP\(S\) URL/],
    [{ url: 'https://a:b@courant.example' }, /not an HTTP\(S\) URL/],
    [{ description: 'x'.repeat(301) }, /description must have 1 to 300/],
  ])('refuses %j', (options, sentence) => {
    expect(() => correctionsOf(options)).toThrow(sentence);
  });
});
