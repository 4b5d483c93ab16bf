import { describe, expect, it } from '@jest/globals';
import { idOf } from './id-of.js';

describe('idOf', () => {
  it.each([
    ['17', 17],
    ['2147483647', 2_147_483_647],
    ['2147483648', 0],
    ['9'.repeat(200), 0],
    ['17-days', null],
    ['orrin', null],
    ['1e3', null],
  ])('%s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });
});
