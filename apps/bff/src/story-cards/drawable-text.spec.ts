import { describe, expect, it } from '@jest/globals';
import { drawableText, isRightToLeft } from './drawable-text.js';

describe('drawableText', () => {
  it.each([
    ['The dam holds', 'The dam holds'],
    ['  The \n dam\tholds ', 'The dam holds'],
    ['Übergänge, Žluť, Đập', 'Übergänge, Žluť, Đập'],
    ['Плотина, фраґмент, Ἀθῆναι', 'Плотина, фраґмент, Ἀθῆναι'],
    ['سد أورين (Orrin)', 'سد أورين (Orrin)'],
    ['סכר אורין', 'סכר אורין'],
    ['e\u0301', 'é'],
    ['£5–€7 “dam’s” №3 ½', '£5–€7 “dam’s” №3 ½'],
    ['Dam 🚀🚀 holds ✅', 'Dam holds'],
    ['a\u202eb\u2066c\u0000d\u200b', 'abcd'],
    [`q${'\u0323'.repeat(50)}b`, `q${'\u0323'.repeat(3)}b`],
    ['non\u2011stop 1\u20122 \u2015 he said', 'non-stop 1-2 — he said'],
    ['syl\u2027la\u00adble', 'syllable'],
    ['⅓ of 2⅔ in 10⁵, CO₂, 5‰', '1/3 of 2 2/3 in 10^5, CO2, 5 per mille'],
    ['①②, Ⅳ, ❶ Ｄａｍ ７, 𝔇𝔞𝔪 𝟝, ﬁre', '12, IV, Dam 7, Dam 5, fire'],
    ['ארה״ב', 'ארה״ב'],
    ['سد، ١٢', 'سد، ١٢'],
    ['Dam ㊗ 2031', 'Dam 2031'],
    ['5 < 6 & "7"', '5 < 6 & "7"'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawableText(text, 100)).toBe(drawn);
  });

  it.each([
    '堤防の修復',
    'The dam 댐',
    'बांध',
    'เขื่อน',
    'კაშხალი',
    'Dam १२',
    '๑๒',
    'Ԁ',
    '🚀',
    '',
    ' \u202e',
    '«–»',
  ])('%j cannot be drawn', (text) => {
    expect(drawableText(text, 100)).toBeNull();
  });

  it('is cut between words, by characters', () => {
    expect(drawableText('The dam of Orrin holds', 15)).toBe('The dam of…');
    expect(drawableText('Ö'.repeat(30), 15)).toBe(`${'Ö'.repeat(14)}…`);
    expect(drawableText('𝒜'.repeat(30), 15)).toBe(`${'A'.repeat(14)}…`);
    expect(drawableText('The dam', 7)).toBe('The dam');
  });
});

it.each([
  ['The dam سد', false],
  ['سد The dam', true],
  ['12 «סכר»', true],
  ['12', false],
  ['', false],
])('%j is written from right to left: %s', (line, expected) => {
  expect(isRightToLeft(line)).toBe(expected);
});
