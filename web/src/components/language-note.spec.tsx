import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { LanguageLimits } from '#contract/stories';
import { LanguageNote } from './language-note';

const note = (limits: LanguageLimits | null) =>
  render(<LanguageNote limits={limits} />).container.textContent;

describe('LanguageNote', () => {
  afterEach(cleanup);

  it('says what is not read in a language, and that editors resolve the story', () => {
    expect(note({ language: 'nl', missing: ['endings', 'quotes', 'numbers'], partial: [] })).toBe(
      'Endings, quotes and numbers are not read in Dutch yet. Editors resolve this story.',
    );
  });

  it('says what is read for some kinds of stories only', () => {
    expect(note({ language: 'es', missing: [], partial: ['endings', 'stages'] })).toBe(
      'Some kinds of endings and stages of progress are not read in Spanish yet. Editors resolve such stories.',
    );
  });

  it('is empty if all is read', () => {
    expect(note(null)).toBe('');
  });
});
