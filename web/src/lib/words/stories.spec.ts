import { describe, expect, it } from '@jest/globals';
import { type Ending } from '#contract/stories';
import { openForLabel, originsNote } from './stories';

describe('originsNote', () => {
  it.each([
    [2, 2, null],
    [2, null, null],
    [2, 3, 'Its milestone counts 3 origins, because it includes those'],
    [3, 1, 'Its milestone counts one origin, because some reports of the end belong to other milestones.'],
  ])('%s origins of the end and %s of its milestone: %s', (originCount, milestoneOrigins, note) => {
    const said = originsNote({ originCount, milestoneOrigins } as Ending);
    if (note === null) expect(said).toBeNull();
    else expect(said).toContain(note);
  });
});

describe('openForLabel', () => {
  it.each([
    [0, 'less than a day'],
    [1, '1 day'],
    [2, '2 days'],
    [59, '59 days'],
    [60, '2 months'],
    [275, '9 months'],
    [729, '24 months'],
    [730, '2 years'],
  ])('%d days: %s', (days, label) => {
    expect(openForLabel(days)).toBe(label);
  });
});
