import { describe, expect, it } from '@jest/globals';
import { isComment, isRetraction } from './headline-kind.js';

describe('isRetraction', () => {
  it.each([
    ['Retraction: Thole has not resigned', true],
    ['The Pellmere Post retracts its report on Thole', true],
    ['Kestrel withdraws false story about the dam', true],
    ['Minister retracts remark about the dam', false],
    ['Researcher withdraws paper', false],
    ['Troops withdraw from Orvale', false],
  ])('%j: %s', (title, expected) => {
    expect(isRetraction(title)).toBe(expected);
  });
});

describe('isComment', () => {
  it.each([
    ['Opinion: the dam was bound to break', true],
    ['Why the dam broke', true],
    ['Who was Ines Thole?', true],
    ['Dam breaks; minister resigns; storm goes on', true],
    ['Dam above Orvale breaks', false],
    ['Minister Thole resigns over missed inspections', false],
  ])('%j: %s', (title, expected) => {
    expect(isComment(title)).toBe(expected);
  });
});
