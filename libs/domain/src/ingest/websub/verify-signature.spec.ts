import { describe, expect, it } from '@jest/globals';
import { verifySignature } from './verify-signature.js';

/** RFC 2202, case 2 and RFC 4231, case 2: the key is 'Jefe'. */
const body = Buffer.from('what do ya want for nothing?');
const SHA1 = 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79';
const SHA256 = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
const SHA384 =
  'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649';
const SHA512 =
  '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737';

describe('verifySignature', () => {
  it.each([
    `sha1=${SHA1}`,
    `sha256=${SHA256}`,
    `sha384=${SHA384}`,
    `sha512=${SHA512}`,
    ` SHA256=${SHA256.toUpperCase()} `,
  ])('accepts %s', (header) => {
    expect(verifySignature(header, body, 'Jefe')).toBe(true);
  });

  it.each([
    ['no signature', null],
    ['an empty signature', ''],
    ['a wrong signature', `sha256=${SHA256.replace('5', '6')}`],
    ['a signature of another method', `sha1=${SHA256}`],
    ['a truncated signature', `sha256=${SHA256.slice(0, 40)}`],
    ['an unknown method', `md5=${SHA1}`],
    ['a method named like an object property', `constructor=${SHA1}`],
  ])('rejects %s', (_, header) => {
    expect(verifySignature(header, body, 'Jefe')).toBe(false);
  });

  it('rejects another body and another secret', () => {
    expect(verifySignature(`sha256=${SHA256}`, Buffer.from('what'), 'Jefe')).toBe(false);
    expect(verifySignature(`sha256=${SHA256}`, body, 'jefe')).toBe(false);
  });
});
