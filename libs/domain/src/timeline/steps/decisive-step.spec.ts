import { describe, expect, it } from '@jest/globals';
import { DECISIVE_STEP_WORDS, isDecisiveStep } from './decisive-step.js';

describe('isDecisiveStep', () => {
  it.each([
    ['The court gives its verdict on 14 March.', true],
    ['Parliament will vote on the dam bill on Thursday', true],
    ['The ban takes effect on Monday.', true],
    ['Das Urteil soll am Freitag fallen', true],
    ['Les élections auront lieu dimanche', true],
    ['Das Gesetz tritt am 1. Juni in Kraft.', true],
    ['La nueva tasa entrará en vigor el 1 de junio.', true],
    ['The minister visits the valley on Tuesday', false],
    ['The next hearing is on 3 May', false],
    ['A finalist speaks to pupils on Friday', false],
  ])('%s: %s', (text, expected) => expect(isDecisiveStep(text)).toBe(expected));

  it('has only words that a pattern of PostgreSQL reads literally', () => {
    expect(DECISIVE_STEP_WORDS.filter((word) => !/^[\p{Ll} ]+$/u.test(word))).toEqual([]);
  });
});
