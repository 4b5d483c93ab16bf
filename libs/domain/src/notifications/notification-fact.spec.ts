import { describe, expect, it } from '@jest/globals';
import { readFact } from './notification-fact.js';

const logged = (from?: string, to?: string) => ({
  ...{ id: 1, topicId: 2, at: new Date('2031-03-04T12:00:00Z'), kind: 'status_changed' as const },
  ...{ payload: { from, to, reason: 'Because.' }, milestone: null },
});

describe('readFact', () => {
  it.each([
    ['ongoing', 'resolved'],
    ['resolved', 'developing'],
  ])('reads a resolution or a reopening: from %s to %s', (from, to) => {
    expect(readFact(logged(from, to))).toMatchObject({
      kind: 'status_changed',
      from,
      to,
      reason: 'Because.',
    });
  });

  it.each([
    ['ongoing', 'developing'],
    ['developing', 'ongoing'],
    ['ongoing', 'finished'],
    [undefined, 'resolved'],
  ])('reads no fact from %s to %s', (from, to) => {
    expect(readFact(logged(from, to))).toBeNull();
  });
});
