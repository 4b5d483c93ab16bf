import { describe, expect, it } from '@jest/globals';
import { INGEST_LIMITS, type IngestStanding, ingestFaults, ingestProblems } from './ingest-problems.js';

const MINUTE = 60_000;
const well: IngestStanding = {
  keeperSilentMs: 1500,
  pace: 1,
  articlesWaiting: 12,
  waitingMs: 15 * MINUTE,
  feedsDue: 40,
  dueMs: 60 * MINUTE,
  failing: { feeds: 2, of: 3, forMs: 30 * MINUTE },
};
const late = { waitingMs: 16 * MINUTE, dueMs: 121 * MINUTE };

describe('ingestProblems', () => {
  it.each<[string, Partial<IngestStanding>, string[]]>([
    ['all is well', {}, []],
    ['no worker', { keeperSilentMs: null }, ['No worker is running.']],
    [
      'a worker without a heartbeat',
      { keeperSilentMs: 3 * MINUTE },
      ['No worker has been seen for 3 minutes.'],
    ],
    [
      'late live',
      late,
      [
        'Articles wait to be placed in stories, the oldest for 16 minutes.',
        'Feeds are overdue, the longest by 2 hours.',
      ],
    ],
    ['late in news time, not in real time', { ...late, pace: 60 }, []],
    ['catching up', { ...late, pace: 0 }, []],
    ['catching up without a worker', { ...late, pace: 0, keeperSilentMs: null }, ['No worker is running.']],
    [
      'all feeds fail',
      { failing: { feeds: 3, of: 3, forMs: 180 * MINUTE } },
      ['All 3 feeds have failed for 3 hours.'],
    ],
    [
      'the only feed fails in a fast replay',
      { pace: 60, failing: { feeds: 1, of: 1, forMs: 180 * MINUTE } },
      ['The only feed has failed for 3 minutes.'],
    ],
    ['no feed was visited yet', { failing: { feeds: 0, of: 0, forMs: 0 } }, []],
    ['nothing waits', { ...late, articlesWaiting: 0, feedsDue: 0 }, []],
  ])('%s', (_, changes, problems) => {
    expect(ingestProblems({ ...well, ...changes })).toEqual(problems);
  });
});

describe('ingestFaults', () => {
  it("follow the operator's limits, and say how long they last in real time", () => {
    const limits = { ...INGEST_LIMITS, placedWithinMs: MINUTE, failingPercent: 60 };
    expect(ingestFaults({ ...well, pace: 3 }, limits)).toEqual([
      { text: 'Articles wait to be placed in stories, the oldest for 5 minutes.', lastsMs: 5 * MINUTE },
      { text: '2 of 3 feeds fail, this many for 10 minutes.', lastsMs: 10 * MINUTE },
    ]);
  });
});
