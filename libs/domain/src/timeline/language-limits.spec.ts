import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_PARTS } from '#vocabulary';
import { languageLimits } from './language-limits.js';

describe('languageLimits', () => {
  it('is null for English', () => {
    expect(languageLimits('en')).toBeNull();
  });

  it.each(['es', 'fr', 'de', 'pt', 'it'])('of %s are some numbers, withdrawn reports and signs of unclear sentences', (language) => {
    expect(languageLimits(language)).toEqual({
      language,
      missing: [],
      partial: ['numbers', 'withdrawals', 'sentences'],
    });
  });

  it.each(['nl', 'ja', 'xx'])('of %s are all parts', (language) => {
    expect(languageLimits(language)).toEqual({ language, missing: [...LANGUAGE_PARTS], partial: [] });
  });
});
