import { describe, expect, it } from '@jest/globals';
import { frequencyLabel, statusBadge } from './topic-display.js';

describe('statusBadge', () => {
  it.each([
    ['ongoing', 'Ongoing'],
    ['developing', 'Active & Developing'],
    ['resolved', 'Resolved'],
    ['archived', 'Unknown'],
    ['toString', 'Unknown'],
    ['', 'Unknown'],
    [null, 'Ongoing'],
    [undefined, 'Ongoing'],
  ])('of %s is %s', (status, badge) => {
    expect(statusBadge(status)).toBe(badge);
  });
});

describe('frequencyLabel', () => {
  it('has a different label for each rhythm and for none', () => {
    const labels = (['frequent', 'moderate', 'slow', 'none'] as const).map(frequencyLabel);
    expect(new Set(labels).size).toBe(4);
  });
});
