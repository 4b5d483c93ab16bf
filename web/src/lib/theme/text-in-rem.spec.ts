import { expect, it } from '@jest/globals';
import { inRem, textInRem } from './text-in-rem';

it.each([
  ['400 16px / 26px var(--sans)', '400 1rem / 1.625rem var(--sans)'],
  ['13px', '0.8125rem'],
  ['calc(12.5px + 1em)', 'calc(0.78125rem + 1em)'],
  ['1.4', '1.4'],
])('%s becomes %s', (given, expected) => {
  expect(inRem(given)).toBe(expected);
});

it('leaves boxes in pixels', () => {
  const width = { prop: 'width', value: '16px' };
  const size = { prop: 'font-size', value: '16px' };
  textInRem().Declaration(width);
  textInRem().Declaration(size);
  expect([width.value, size.value]).toEqual(['16px', '1rem']);
});
