import { describe, expect, it } from '@jest/globals';
import { breakable, isRightToLeft, isTall, standsApart, widthOf } from './line-shape.js';

it.each([
  ['The dam سد', false],
  ['سد The dam', true],
  ['12 «סכר»', true],
  ['12', false],
  ['', false],
])('%j is written from right to left: %s', (line, expected) => {
  expect(isRightToLeft(line)).toBe(expected);
});

describe('the shape of a line', () => {
  it('is wide in Chinese, Japanese and Korean, and tall in others', () => {
    expect(['The dam', '水坝', 'ガード', '댐', 'კარი', 'סכר'].map(widthOf)).toEqual([7, 4, 6, 2, 6, 3]);
    expect(['The dam', '水坝', 'კარი', 'Dam เขื่อน'].map(isTall)).toEqual([false, false, true, true]);
  });

  it('has letters that stand apart in Latin, Greek and Cyrillic', () => {
    expect(['Dam: 5 Ἀθῆναι, Плотина', 'سد', 'बाँध', '水'].map(standsApart)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('breaks between words of Thai', () => {
    expect(breakable('Dam: เขื่อนโอริน หลังน้ำท่วม').replaceAll('\u200b', '|')).toBe('Dam: เขื่อน|โอ|ริน หลัง|น้ำ|ท่วม');
  });
});
