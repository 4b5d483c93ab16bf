import { describe, expect, it } from '@jest/globals';
import { appUri, newAppKey, stepOfCode } from './totp.js';

/** '12345678901234567890', the key of RFC 6238, appendix B. Its codes have eight digits, of which six count here. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('stepOfCode', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('accepts the code of the RFC at %d s', (seconds, code, step) => {
    expect(stepOfCode(KEY, code, at(seconds), 1)).toBe(step);
  });

  it.each([
    ['of this step', 1_111_111_109, 37_037_036],
    ['of the step before', 1_111_111_109 + 30, 37_037_036],
    ['of the step after', 1_111_111_109 - 30, 37_037_036],
    ['of two steps before', 1_111_111_109 + 60, null],
    ['of two steps after', 1_111_111_109 - 60, null],
  ])('a code %s', (_, seconds, step) => {
    expect(stepOfCode(KEY, '081804', at(seconds), 1)).toBe(step);
  });

  it.each([
    ['its first second', 1_111_111_080, 37_037_036],
    ['its last second', 1_111_111_109, 37_037_036],
    ['the second before', 1_111_111_079, null],
    ['the second after', 1_111_111_110, null],
  ])('counts for 30 s if the clocks must agree: %s', (_, seconds, step) => {
    expect(stepOfCode(KEY, '081804', at(seconds), 0)).toBe(step);
  });

  it.each(['081805', '08180', '0818040', 'abcdef', ''])('refuses %s', (code) => {
    expect(stepOfCode(KEY, code, at(1_111_111_109), 1)).toBeNull();
  });
});

describe('keys', () => {
  it('have 160 random bits and an address that apps read', () => {
    const key = newAppKey();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAppKey()).not.toBe(key);
    const uri = new URL(appUri(key, 'ada lovelace'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(key);
    expect(decodeURIComponent(uri.href)).toContain('ada lovelace');
  });
});
