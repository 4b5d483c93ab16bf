import { describe, expect, it } from '@jest/globals';
import { isConfirmationFresh } from './confirmation-age.js';

const NOW = new Date('2026-11-26T10:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() - count * 60_000);

describe('isConfirmationFresh', () => {
  it.each<[string, number | null, Date | null, boolean]>([
    ['just now', 7, NOW, true],
    ['nine minutes ago', 7, minutes(9), true],
    ['ten minutes ago', 7, minutes(10), false],
    ['in the future', 7, minutes(-1), false],
    ['in another session', 8, NOW, false],
    ['never', null, null, false],
  ])('%s', (_, confirmed_session_id, confirmed_at, fresh) => {
    expect(isConfirmationFresh({ confirmed_session_id, confirmed_at }, 7, NOW)).toBe(fresh);
  });
});
