import { describe, expect, it } from '@jest/globals';
import { tokenise, wordsOf } from './tokenise.js';

describe('tokenise', () => {
  it.each([
    ['The minister’s resignations', 'en', ['minist', 'resign']],
    ['12,000 people at 6.1 km', 'en', ['12000', 'peopl', '6.1', 'km']],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'en', ['full', 'width']],
    ['Las elecciones presidenciales', 'es', ['eleccion', 'presidencial']],
    ['Die Wahlen in den Ländern', 'de', ['wahl', 'land']],
    ['köprüler açıldı', 'tr', ['köpr', 'öprü', 'prül', 'rüle', 'üler', 'açıl', 'çıld', 'ıldı']],
    ['首相辞任', 'ja', ['首相', '相辞', '辞任']],
    ['', 'en', []],
    ['?!—', 'en', []],
  ])('%s (%s)', (text, language, terms) => {
    expect(tokenise(text, language)).toEqual(terms);
  });

  it('reads a limited part of a long text', () => {
    expect(wordsOf('word '.repeat(100_000)).length).toBe(800);
    expect(tokenise('x'.repeat(100_000), 'en')[0]?.length).toBeLessThanOrEqual(40);
  });
});
