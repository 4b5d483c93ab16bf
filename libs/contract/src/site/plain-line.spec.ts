import { describe, expect, it } from '@jest/globals';
import { isShown, plainLine } from './plain-line.js';

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
