import { describe, expect, it } from '@jest/globals';
import { newRound, type RoundTally, roundExitCode, roundLine } from './round-tally.js';

const round = (more: Partial<RoundTally>): RoundTally => ({ ...newRound(), ...more });

describe('roundExitCode', () => {
  it.each([
    [{ visited: 0, outcomes: {} }, 0],
    [{ visited: 2, outcomes: { unreachable: 2 } }, 2],
    [{ visited: 3, outcomes: { gone: 1, unreadable: 2 } }, 2],
    [{ visited: 2, outcomes: { unreachable: 1, not_modified: 1 } }, 0],
    [{ visited: 2, outcomes: { unreachable: 1, ok: 1 } }, 0],
  ])('%j → %i', (tally, code) => {
    expect(roundExitCode(round(tally))).toBe(code);
  });
});

describe('roundLine', () => {
  it.each([
    [
      { visited: 1, outcomes: { ok: 1 }, added: 3, placed: 3, seconds: 1.2 },
      'Visited 1 feed (ok 1): 3 articles added, 0 revised, 3 placed; 1.2 s',
    ],
    [
      {
        visited: 9,
        outcomes: { unreachable: 2, ok: 7 },
        added: 50,
        revised: 4,
        placed: 20,
        due: 5,
        waiting: 30,
      },
      'Visited 9 feeds (ok 7, unreachable 2): 50 articles added, 4 revised, 20 placed; 5 feeds still due; 30 articles waiting to be placed',
    ],
  ])('%j', (tally, line) => {
    expect(roundLine(round(tally))).toBe(line);
  });
});
