import { describe, expect, it } from '@jest/globals';
import { keyedHash, openSecret, type Seal, sealSecret } from './sealed-secret.js';

const SEAL: Seal = {
  key: 'a key of this installation, and no other',
  purpose: 'authenticator-app',
  userId: 7,
};

describe('sealed secrets', () => {
  const sealed = sealSecret(SEAL, 'JBSWY3DPEHPK3PXP');

  it('open with the same key for the same reader', () => {
    expect(openSecret(SEAL, sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
    expect(sealSecret(SEAL, 'JBSWY3DPEHPK3PXP')).not.toEqual(sealed);
  });

  it.each([
    ['another key', { ...SEAL, key: `${SEAL.key}!` }, sealed],
    ['another reader', { ...SEAL, userId: 8 }, sealed],
    ['another purpose', { ...SEAL, purpose: 'notification-target' } as const, sealed],
    ['a changed secret', SEAL, Buffer.concat([sealed.subarray(0, -1), Buffer.from([0])])],
  ])('do not open with %s', (_, seal, given) => {
    expect(openSecret(seal, given)).toBeNull();
  });
});

describe('keyed hashes', () => {
  it('are the same for the same key, reader, purpose and text alone', () => {
    const seals: Seal[] = [
      SEAL,
      { ...SEAL, key: 'other' },
      { ...SEAL, userId: 8 },
      { ...SEAL, purpose: 'ended-address' },
    ];
    const hashes = [...seals.map((seal) => keyedHash(seal, 'a')), keyedHash(SEAL, 'b')];
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(5);
    expect(keyedHash(SEAL, 'a')).toEqual(hashes[0]);
  });
});
