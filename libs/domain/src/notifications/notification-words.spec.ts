import { describe, expect, it } from '@jest/globals';
import type { MilestoneFact, StatusFact } from './notification-fact.js';
import { factLines, notificationWords } from './notification-words.js';

const base = { id: 1, topicId: 1, at: new Date('2031-03-04T12:00:00Z') };
const milestone = (kind: MilestoneFact['kind'], origins = 1, milestoneId = 1): MilestoneFact => ({
  ...base,
  kind,
  milestoneId,
  title: `The dam holds`,
  isSignificant: true,
  origins,
});
const status = (from: StatusFact['from'], to: StatusFact['to'], reason = ''): StatusFact => ({
  ...base,
  kind: 'status_changed',
  from,
  to,
  reason,
});

describe('notificationWords', () => {
  const because = 'Ended: “Osk found guilty” (The Gull, 9 March 2031). 2 independent origins reported it.';
  it.each([
    [[milestone('milestone_added')], 'topic', 'Orrin dam', 'The dam holds (one origin so far)'],
    [
      [milestone('milestone_added', 3), milestone('level_raised', 3)],
      'topic',
      'Orrin dam',
      'The dam holds (3 independent origins)',
    ],
    [
      [milestone('level_raised', 3)],
      'topic',
      'Orrin dam',
      'Now confirmed by 3 independent origins: The dam holds',
    ],
    [
      [milestone('milestone_retracted')],
      'alert',
      'Retracted: Orrin dam',
      'Retracted by the source that reported it: The dam holds',
    ],
    [
      [milestone('milestone_added'), milestone('milestone_retracted')],
      'alert',
      'Retracted: Orrin dam',
      'Reported, then retracted: The dam holds',
    ],
    [[status('developing', 'resolved', because)], 'alert', 'Resolved: Orrin dam', because],
    [
      [status('resolved', 'ongoing', 'Reopened because …')],
      'alert',
      'Reopened: Orrin dam',
      'Reopened because …',
    ],
    [[status('resolved', 'ongoing')], 'alert', 'Reopened: Orrin dam', 'Reopened.'],
  ])('%#', (facts, type, title, message) => {
    expect(notificationWords('Orrin dam', facts)).toEqual({ type, title, message });
  });

  it('limits the length of title and message', () => {
    const words = notificationWords('dam '.repeat(500), [
      status('ongoing', 'resolved', 'because '.repeat(500)),
    ]);
    expect(words.title).toHaveLength(200);
    expect(words.message).toHaveLength(500);
  });
});

describe('factLines', () => {
  it('has a line for each development and one for the last change of status', () => {
    const lines = factLines([
      milestone('milestone_added', 1, 7),
      status(
        'developing',
        'resolved',
        'Ended: “The strike is over” (The Gull, 9 March 2031). 2 independent origins reported it.',
      ),
      milestone('level_raised', 2, 8),
      status('resolved', 'ongoing', 'Reopened because it goes on.'),
    ]);
    expect(lines).toEqual([
      'Reopened because it goes on.',
      'The dam holds (one origin so far)',
      'Now confirmed by 2 independent origins: The dam holds',
    ]);
  });
});
