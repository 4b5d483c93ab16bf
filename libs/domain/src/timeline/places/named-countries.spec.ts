import { describe, expect, it } from '@jest/globals';
import { COUNTRY_WORDS } from './countries.js';
import { namedCountries } from './named-countries.js';

describe('namedCountries', () => {
  it.each([
    ['Ukraine’s president visits Paris', ['UA', 'FR']],
    ['U.S. and South Korean troops end their drill', ['US', 'KR']],
    ['UK-based company fined in Germany', ['GB', 'DE']],
    ['LONDON (Tidewire): the court rules', ['GB']],
    ['New Mexico sues; Mexico waits', ['US', 'MX']],
    ['TELL US WHO PAID FOR IT', []],
    ['They told us the dam is safe', []],
    ['The polish of an old table', []],
    ['South American rivers rise', []],
    ['Niger and Nigeria reopen their border', ['NE', 'NG']],
    ['The dam holds', []],
  ])('%s', (text, expected) => expect(namedCountries(text)).toEqual(expected));

  it('knows each name once, and only codes of countries', () => {
    const lines = COUNTRY_WORDS.trim().split('\n');
    const names = lines.flatMap((line) => line.slice(3).split(','));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const codes = lines.map((line) => line.slice(0, 2)).filter((code) => code !== '--');
    expect(codes.filter((code) => regions.of(code) === undefined)).toEqual([]);
  });
});
