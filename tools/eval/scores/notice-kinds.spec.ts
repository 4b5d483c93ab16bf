import { describe, expect, it } from '@jest/globals';
import { noticeKind, sampleOf, WOULD_SWITCH_OFF } from './notice-kinds.js';

describe('noticeKind', () => {
  it.each([
    ['Ended: Orrin dam', 'The dam is safe', true, 'end', false],
    ['Reopened: Orrin dam', 'Reopened because it leaks', true, 'reopening', false],
    ['Orrin dam', 'Reported, then retracted: It leaks', false, 'retraction', false],
    ['Orrin dam', 'It leaks (one origin so far)', true, 'major development', false],
    ['Orrin dam', 'It leaks (one origin so far)', false, 'trifle', true],
    ['Orrin dam', 'It leaks (2 origins)', false, 'confirmed development', false],
    ['Orrin dam', 'It leaks (now 2 origins)', false, 'confirmation', false],
    ['Orrin dam', 'It leaks (now 4 origins)', true, 'confirmation', false],
    ['Orrin dam', 'It leaks (now 4 origins)', false, 'one more origin', true],
    ['Orrin dam', 'and 3 more', false, 'rest', false],
    ['Orrin dam', 'and 1 smaller update', false, 'rest', false],
    ['Smaller updates', 'Spa town, Coast chess', false, 'trifles, named', true],
  ] as const)('%s: %s (%s)', (story, text, major, kind, unwanted) => {
    expect(noticeKind({ at: new Date(0), story, text, major })).toBe(kind);
    expect(WOULD_SWITCH_OFF.has(kind)).toBe(unwanted);
  });
});

describe('sampleOf', () => {
  it('takes the first, the last and evenly between, or all', () => {
    const all = Array.from({ length: 101 }, (_, n) => n);
    expect(sampleOf(all, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(sampleOf([1, 2], 5)).toEqual([1, 2]);
  });
});
