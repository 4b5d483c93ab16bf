import { describe, expect, it } from '@jest/globals';
import { standingSentence } from './stories';

const now = new Date('2026-08-20T12:00:00Z');
const topic = {
  status: 'ongoing' as const,
  resolutionSummary: null,
  lastReportedAt: '2026-08-20T10:00:00Z',
};

describe('standingSentence', () => {
  it.each([
    [{}, null, 'Not resolved; last reported 2 hours ago.'],
    [{ status: 'developing' as const }, 'The Gull', 'Not resolved; last reported 2 hours ago by The Gull.'],
    [{ lastReportedAt: '2026-08-19T10:00:00Z' }, null, 'Not resolved; last reported yesterday.'],
    [{ lastReportedAt: '2026-08-18T10:00:00Z' }, null, 'Not resolved; last reported 2 days ago.'],
    [{ lastReportedAt: '2026-08-17T11:00:00Z' }, null, 'No reporting for 3 days.'],
    [{ lastReportedAt: '2026-07-08T10:00:00Z' }, 'The Gull', 'No reporting for 43 days, last by The Gull.'],
    [{ status: 'resolved' as const }, 'The Gull', 'Resolved.'],
    [
      {
        status: 'resolved' as const,
        resolutionSummary:
          'Ended: “The strike is over” (The Gull, 9 March 2031). 2 independent origins reported it.',
      },
      null,
      'Ended: “The strike is over” (The Gull, 9 March 2031). 2 independent origins reported it.',
    ],
  ])('%j', (change, lastSource, expected) => {
    expect(standingSentence({ ...topic, ...change }, lastSource, now)).toBe(expected);
  });
});
