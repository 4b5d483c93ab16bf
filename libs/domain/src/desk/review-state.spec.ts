import { describe, expect, it } from '@jest/globals';
import {
  claimProblem,
  decisionProblem,
  type ReviewProblem,
  type ReviewStanding,
  undoProblem,
} from './review-state.js';

const NOW = new Date('2031-03-10T12:00:00Z');
const SOON = new Date(NOW.getTime() + 1);
const [ME, OTHER] = [1, 2];
const OPEN: ReviewStanding = {
  ...{ state: 'open', version: 3, isSkipped: false },
  ...{ claimedBy: null, claimedUntil: null, decidedBy: null },
};

describe('claiming and deciding an entry', () => {
  it.each<[string, Partial<ReviewStanding>, number, ReviewProblem | null]>([
    ['free', {}, 3, null],
    ['claimed by me', { claimedBy: ME, claimedUntil: SOON }, 3, null],
    ['claimed by another', { claimedBy: OTHER, claimedUntil: SOON }, 3, 'claimed'],
    ['with an expired claim', { claimedBy: OTHER, claimedUntil: NOW }, 3, null],
    ['whose other editor has no account any more', { claimedBy: null, claimedUntil: SOON }, 3, null],
    ['changed since', {}, 2, 'stale'],
    ['accepted', { state: 'accepted' }, 3, 'already_decided'],
    ['refused', { state: 'refused' }, 3, 'already_decided'],
    ['withdrawn', { state: 'withdrawn' }, 3, 'withdrawn'],
    ['skipped', { isSkipped: true, decidedBy: OTHER }, 3, null],
  ])('%s', (_, given, version, problem) => {
    const entry = { ...OPEN, ...given };
    expect(decisionProblem(entry, ME, version, NOW)).toBe(problem);
    expect(claimProblem(entry, ME, NOW)).toBe(problem === 'stale' ? null : problem);
  });
});

describe('taking a decision back', () => {
  it.each<[string, Partial<ReviewStanding>, number, ReviewProblem | null]>([
    ['my acceptance', { state: 'accepted', decidedBy: ME }, 3, null],
    ['my refusal', { state: 'refused', decidedBy: ME }, 3, null],
    ['my skip', { isSkipped: true, decidedBy: ME }, 3, null],
    ['the decision of another', { state: 'refused', decidedBy: OTHER }, 3, 'not_yours'],
    ['the decision of a deleted account', { state: 'refused', decidedBy: null }, 3, 'not_yours'],
    ['an open entry', {}, 3, 'not_decided'],
    ['a withdrawn entry', { state: 'withdrawn', decidedBy: ME }, 3, 'not_decided'],
    ['an old version', { state: 'refused', decidedBy: ME }, 2, 'stale'],
  ])('%s', (_, given, version, problem) => {
    expect(undoProblem({ ...OPEN, ...given }, ME, version)).toBe(problem);
  });
});
