import { describe, expect, it } from '@jest/globals';
import { ShownStatus } from './topic.js';

describe('ShownStatus', () => {
  it.each([
    ['resolved', 'resolved'],
    ['paused by a newer server', 'paused by a newer server'],
    [null, 'ongoing'],
    [undefined, 'ongoing'],
  ])('of %s is %s', (sent, status) => {
    expect(ShownStatus.parse(sent)).toBe(status);
  });

  it('refuses what is no text', () => {
    expect(ShownStatus.safeParse(5).success).toBe(false);
  });
});
