import { describe, expect, it } from '@jest/globals';
import { breakable, isRightToLeft, lineHeightOf, standsApart, widthOf } from './line-shape.js';

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
    expect(['The dam', '水坝', 'ガード', '댐', 'კარი', 'סכר'].map(widthOf)).toEqual([7, 4, 6, 2, 5, 3]);
    const lines = ['The dam', '水坝', 'კარი', 'Dam เขื่อน', 'বাঁধ', 'ទំនប់', 'Dam ဆည်'];
    expect(lines.map(lineHeightOf)).toEqual([1.18, 1.18, 1.36, 1.36, 1.36, 1.6, 1.6]);
  });

  it('has letters that stand apart in Latin, Greek and Cyrillic', () => {
    expect(['Dam: 5 Ἀθῆναι, Плотина', 'سد', 'बाँध', '水'].map(standsApart)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['Dam: เขื่อนโอริน หลังน้ำท่วม', 'Dam: เขื่อน|โอ|ริน หลัง|น้ำ|ท่วม'],
    ['ເຂື່ອນໂອຣິນຖືກສ້ອມແປງ', 'ເຂື່ອນ|ໂອ|ຣິນ|ຖືກ|ສ້ອມແປງ'],
    ['ទំនប់ត្រូវបានជួសជុល', 'ទំនប់|ត្រូវ|បាន|ជួសជុល'],
    ['ဆည်ကိုပြုပြင်ပြီးပြီ', 'ဆည်|ကို|ပြုပြင်|ပြီး|ပြီ'],
    ['আনকোরা বাঁধ', 'আনকোরা বাঁধ'],
  ])('breaks between words that have no spaces: %s', (line, broken) => {
    expect(breakable(line).replaceAll('\u200b', '|')).toBe(broken);
  });
});
