import { describe, expect, it } from '@jest/globals';
import { attemptKey, openAttempt, type StoredAttempt, sealAttempt } from './sealed-attempt.js';

const KEY = attemptKey('the client secret');
const START = new Date('2026-11-26T10:00:00Z');
const ATTEMPT: StoredAttempt = {
  purpose: 'link',
  state: 'a state',
  nonce: 'a nonce',
  verifier: 'a verifier',
  startedAt: START.getTime(),
  returnTo: '/topics/orrin',
  userId: 7,
  sessionId: 8,
};
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

describe('a sealed attempt', () => {
  it('opens for ten minutes, and does not show what it holds', () => {
    const sealed = sealAttempt(ATTEMPT, KEY);
    expect(openAttempt(sealed, KEY, minutes(9))).toEqual(ATTEMPT);
    expect(openAttempt(sealed, KEY, minutes(10))).toBeNull();
    expect(openAttempt(sealed, KEY, minutes(-1))).toBeNull();
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('state');
    expect(sealAttempt(ATTEMPT, KEY)).not.toBe(sealed);
  });

  it('does not open with another key', () => {
    expect(openAttempt(sealAttempt(ATTEMPT, attemptKey('another secret')), KEY, START)).toBeNull();
  });

  it('does not open if any byte was changed', () => {
    const bytes = Buffer.from(sealAttempt(ATTEMPT, KEY), 'base64url');
    for (const [place, byte] of bytes.entries()) {
      const changed = Buffer.from(bytes);
      changed[place] = byte ^ 1;
      expect(openAttempt(changed.toString('base64url'), KEY, START)).toBeNull();
    }
  });

  it.each(['', 'x', '%', 'A'.repeat(4000), '{}'])('is not %s', (text) => {
    expect(openAttempt(text, KEY, START)).toBeNull();
  });
});
