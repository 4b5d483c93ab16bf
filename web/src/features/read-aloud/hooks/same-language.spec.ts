import { describe, expect, it } from '@jest/globals';
import { sharesLanguage } from './same-language';

describe('sharesLanguage', () => {
  it.each([
    ['en', 'en-GB'],
    ['en_US', 'EN'],
    ['no', 'nb-NO'],
    ['nn', 'nb_NO'],
    ['zh', 'cmn-Hans-CN'],
    ['iw', 'he-IL'],
    ['in', 'id-ID'],
    ['fil-PH', 'tl'],
    ['no language', 'No Language'],
  ])('%s is %s', (one, other) => {
    expect(sharesLanguage(one, other)).toBe(true);
  });

  it.each([
    ['en', 'es'],
    ['no', 'nl'],
    ['', 'en'],
  ])('%s is not %s', (one, other) => {
    expect(sharesLanguage(one, other)).toBe(false);
  });
});
