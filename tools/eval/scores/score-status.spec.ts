import { describe, expect, it } from '@jest/globals';
import { type StatusOutcome, scoreStatus } from './score-status.js';

function outcome(
  closed: boolean,
  resolved: boolean,
  more: Partial<StatusOutcome> & { proposed?: boolean } = {},
) {
  const { proposed = false, origins = closed ? 2 : 0, settled = true, sure = true } = more;
  return { closed, origins, settled, sure, found: { resolved, proposed } };
}

describe('scoreStatus', () => {
  it('counts resolved against closed', () => {
    const outcomes = [
      outcome(true, true),
      outcome(true, true),
      outcome(true, false, { settled: false }),
      outcome(true, false, { origins: 1, proposed: true }),
      outcome(false, true),
      outcome(false, false, { proposed: true }),
      outcome(false, false),
    ];
    expect(scoreStatus(outcomes)).toEqual({
      topics: 7,
      closed: 4,
      resolved: 3,
      precision: 0.6667,
      recall: 0.5,
      recallTold: 0.6667,
      recallSettled: 1,
      proposals: 2,
      proposalsRight: 0.5,
    });
  });

  it('leaves out unsure labels, and proposals for resolved topics', () => {
    const outcomes = [
      outcome(true, true, { proposed: true }),
      outcome(false, true, { sure: false }),
      outcome(true, false, { sure: false }),
    ];
    expect(scoreStatus(outcomes)).toMatchObject({ topics: 1, precision: 1, recall: 1, proposals: 0 });
  });

  it('has precision 1 if nothing is resolved', () => {
    expect(scoreStatus([outcome(true, false)])).toMatchObject({ resolved: 0, precision: 1, recall: 0 });
  });
});
