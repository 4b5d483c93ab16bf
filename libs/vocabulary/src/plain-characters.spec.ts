import { describe, expect, it } from '@jest/globals';
import { withoutInvisible } from './plain-characters.js';

describe('withoutInvisible', () => {
  it.each([
    ['an override of direction', 'Report \u202Egpj.exe', 'Report gpj.exe'],
    ['isolates', '\u2066Dam\u2069 holds', 'Dam holds'],
    ['embeddings', '\u202ADam\u202C holds', 'Dam holds'],
    ['marks of direction in a text without such letters', 'Dam\u200E holds\u200F', 'Dam holds'],
    [
      'zero-width spaces and joiners in a Latin word',
      'Bank\u200B o\u200Cf\u200D Or\u2060rin\uFEFF',
      'Bank of Orrin',
    ],
    ['soft hyphens', 'Or\u00ADrin', 'Orrin'],
    ['fillers', 'ada\u3164\u115F\uFFA0', 'ada'],
    ['tags without a flag', 'Dam\u{E0041}\u{E0042}', 'Dam'],
    ['variants of letters', 'Da\uFE0Fm\u{E0100}', 'Dam'],
    ['annotations', 'Dam\uFFF9x\uFFFB', 'Damx'],
  ])('removes %s', (_, given, clean) => {
    expect(withoutInvisible(given)).toBe(clean);
  });

  it.each([
    ['Persian with a non-joiner', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['Sinhala with a joiner', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
    ['Hindi with a joiner', '\u0915\u094D\u200D\u0937'],
    ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    ['a heart', '\u2764\uFE0F\u200D\u{1F525}'],
    ['a profession with a skin tone', '\u{1F469}\u{1F3FD}\u200D\u{1F680}'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a variant of a Han character', '\u845B\u{E0100}'],
    ['a mark of direction in Hebrew', '\u05D0\u05D1 (12)\u200F'],
    ['accents', 'Cafe\u0301 na\u00EFve'],
    ['plain text', 'Dam holds – for now'],
  ])('keeps %s', (_, text) => {
    expect(withoutInvisible(text)).toBe(text);
  });
});
