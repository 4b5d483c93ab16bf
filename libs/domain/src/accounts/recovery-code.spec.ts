import { describe, expect, it } from '@jest/globals';
import { RECOVERY_CODE_BYTES, recoveryCodeFrom, recoveryCodeKey } from './recovery-code.js';

describe('recoveryCodeFrom', () => {
  it.each([
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], '01234-56789'],
    [[10, 17, 18, 19, 20, 21, 22, 26, 27, 31], 'ahjkm-nptvz'],
    [[255, 32, 64, 96, 128, 160, 192, 224, 33, 63], 'z0000-0001z'],
  ])('%j → %s', (bytes, code) => {
    expect(recoveryCodeFrom(Uint8Array.from(bytes))).toBe(code);
  });

  it('uses every letter equally often', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const letters = recoveryCodeFrom(bytes).replace('-', '');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
    expect(RECOVERY_CODE_BYTES).toBe(10);
  });
});

describe('recoveryCodeKey', () => {
  it.each(['7k0mx-1pq1d', '7K0MX-1PQ1D', '7kOmx lpqId', ' 7k0m x1pq1d ', '7komx1pqld'])('%s', (typed) => {
    expect(recoveryCodeKey(typed)).toBe('7k0mx1pq1d');
  });
});
