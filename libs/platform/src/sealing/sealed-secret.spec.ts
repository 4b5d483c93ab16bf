import { describe, expect, it } from '@jest/globals';
import { openSecret, type Seal, sealSecret } from './sealed-secret.js';

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
