import { describe, expect, it } from '@jest/globals';
import { openSecret, sealSecret } from './sealed-secret.js';

const KEY = 'a key of this installation, and no other';

describe('sealed secrets', () => {
  const sealed = sealSecret(KEY, 7, 'JBSWY3DPEHPK3PXP');

  it('open with the same key for the same reader', () => {
    expect(openSecret(KEY, 7, sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
    expect(sealSecret(KEY, 7, 'JBSWY3DPEHPK3PXP')).not.toEqual(sealed);
  });

  it.each([
    ['another key', `${KEY}!`, 7, sealed],
    ['another reader', KEY, 8, sealed],
    ['a changed secret', KEY, 7, Buffer.concat([sealed.subarray(0, -1), Buffer.from([0])])],
  ])('do not open with %s', (_, key, userId, given) => {
    expect(openSecret(key, userId, given)).toBeNull();
  });
});
