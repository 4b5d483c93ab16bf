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
    [{ name: ' ' }, /name has 1 to 200/],
    [{ country: 'ZZZ' }, /no country/],
    [{ country: 'QX' }, /no country/],
    [{ language: 'not a tag' }, /no language/],
    [{ bias: 'centre' }, /no bias: left, center-left/],
    [{ category: 'none' }, /no category/],
    [{ url: 'ftp://courant.example' }, /no http or https address/],
    [{ url: 'https://a:b@courant.example' }, /no http or https address/],
    [{ description: 'x'.repeat(301) }, /description has 1 to 300/],
  ])('refuses %j', (options, sentence) => {
    expect(() => correctionsOf(options)).toThrow(sentence);
  });
});
