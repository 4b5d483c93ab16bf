import { describe, expect, it } from '@jest/globals';
import { isComment, isDenial } from './headline-kind.js';

describe('isComment', () => {
  it.each([
    ['Opinion: the dam was bound to break', true],
    ['Why the dam broke', true],
    ['Who was Ines Thole?', true],
    ['Dam breaks; minister resigns; storm goes on', true],
    ['Mayor loses her seat, and other takeaways from Sunday', true],
    ['Dam above Orvale breaks', false],
    ['Minister Thole resigns over missed inspections', false],
  ])('%j: %s', (title, expected) => {
    expect(isComment(title)).toBe(expected);
  });
});

describe('isDenial', () => {
  it.each([
    ['Kestrel denies report that it will close the dam', true],
    ['Thole dismisses rumours of resignation', true],
    ['Reports that the dam broke are false', true],
    ['Thole denies fraud', false],
    ['Court denies bail to Osk', false],
  ])('%j: %s', (title, expected) => {
    expect(isDenial(title)).toBe(expected);
  });
});
