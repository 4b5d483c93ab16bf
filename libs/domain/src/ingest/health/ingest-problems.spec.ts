import { describe, expect, it } from '@jest/globals';
import { type IngestStanding, ingestProblems } from './ingest-problems.js';

const MINUTE = 60_000;
const well: IngestStanding = {
  keeperSilentMs: 1500,
  pace: 1,
  articlesWaiting: 12,
  waitingMs: 15 * MINUTE,
  feedsDue: 40,
  dueMs: 60 * MINUTE,
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
    ['nothing waits', { ...late, articlesWaiting: 0, feedsDue: 0 }, []],
  ])('%s', (_, changes, problems) => {
    expect(ingestProblems({ ...well, ...changes })).toEqual(problems);
  });
});
