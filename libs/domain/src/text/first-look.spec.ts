import { describe, expect, it } from '@jest/globals';
import { FirstLook } from './first-look.js';
import { patternStarts } from './pattern-starts.js';

describe('patternStarts', () => {
  it.each([
    [/\bdeal\b/i, ['dea']],
    [/\b(?:is|act)\b/i, ['act', 'is*']],
    [/\bre-?captured/i, ['re-', 'rec']],
    [/\b(?:the )?law/i, ['law', 'the']],
    [/\b(?!not)won\b|\bcup/i, ['cup', 'won']],
    [/\bno[ -]one/i, ['no*']],
    [/\ba+b/i, ['a*']],
    [/\b(?:\S+ ){0,3}out/i, ['*', 'out']],
    [/(?:x|y)z/i, ['*']],
  ])('%s', (pattern, starts) => {
    expect([...patternStarts(pattern)].sort()).toEqual(starts);
  });
});

describe('FirstLook', () => {
  const look = new FirstLook([/\bsigned\b/i, /\b(?:re-?opens|it is)\b/i, /\d%/]);

  it.each([
    ['Treaty SIGNED at last', 0b101],
    ['"Reopens today', 0b110],
    ['Bridge re-opens', 0b110],
    ['it', 0b110],
    ['its', 0b100],
    ['it is', 0b110],
    ['unsigned, undersigned', 0b100],
    ['a_signed', 0b100],
    ['ésigned', 0b101],
    ['', 0b100],
  ])('%s', (text, bits) => {
    expect(look.at(text)).toBe(bits);
  });

  it('rejects more patterns than an integer has bits', () => {
    expect(() => new FirstLook(Array.from({ length: 33 }, () => /\ba/i))).toThrow(RangeError);
  });
});
