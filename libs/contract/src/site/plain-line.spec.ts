import { describe, expect, it } from '@jest/globals';
import { isShown, plainLine, plainText } from './plain-line.js';

describe('plainLine', () => {
  it.each([
    ['Ada', true],
    ["Zoë d'Orrin-Ō", true],
    ['🧑‍🚀 می‌خواهم', true],
    ['', true],
    ['zero\u0000byte', false],
    ['two\nlines', false],
    ['two\u2028lines', false],
    ['half \ud800 a character', false],
    ['turned \u202egnp.exe', false],
    ['turned \u2067round', false],
    ['x'.repeat(81), false],
  ])('%j: %s', (text, isPlain) => {
    expect(plainLine(80).safeParse(text).success).toBe(isPlain);
  });
});

describe('plainText', () => {
  const text = plainText({ least: 3, most: 8, tooShort: 'too short', tooLong: 'too long' });

  it.each([
    ['  one\r\ntwo ', 'one\ntwo'],
    ['a\tb', 'a\tb'],
    ['a\rb', 'a\nb'],
  ])('%j becomes %j', (given, read) => {
    expect(text.parse(given)).toBe(read);
  });

  it.each([
    [' \n\n\n\n ', 'too short'],
    ['\u200b\u200b\u200b', 'too short'],
    ['nine char', 'too long'],
    ['a\u0000b', 'must not contain control characters'],
    ['a\u2028bc', 'must not contain control characters'],
    ['a\u202ebc', 'must not contain control characters'],
    ['a \ud800 b', 'must not contain control characters'],
  ])('%j: %s', (given, message) => {
    expect(text.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('may be empty if nothing is required', () => {
    expect(plainText({ least: 0, most: 8, tooShort: '', tooLong: '' }).parse('  ')).toBe('');
  });
});

describe('isShown', () => {
  it.each([
    ['a', true],
    ['水', true],
    ['🧑‍🚀', true],
    ['!', true],
    ['', false],
    [' \u00a0\u3000', false],
    ['\u200b\u200d\ufeff', false],
    ['\u3164\u2800', false],
    ['\u{e0041}', false],
  ])('%j: %s', (text, shown) => {
    expect(isShown(text)).toBe(shown);
  });
});
