import { describe, expect, it } from '@jest/globals';
import { isRecentProof } from './recent-proof.js';

const NOW = new Date('2026-03-01T12:00:00Z');

describe('isRecentProof', () => {
  it.each([
    ['a session without a proof', null, false],
    ['this moment', '2026-03-01T12:00:00.000Z', true],
    ['ten minutes ago', '2026-03-01T11:50:00.000Z', true],
    ['more than ten minutes ago', '2026-03-01T11:49:59.999Z', false],
    ['by a server whose clock is a little ahead', '2026-03-01T12:01:00.000Z', true],
    ['before the clock was set back', '2026-03-01T12:01:00.001Z', false],
  ])('%s → %s', (_, provenAt, isRecent) => {
    expect(isRecentProof(provenAt === null ? null : new Date(provenAt), NOW)).toBe(isRecent);
  });
});
