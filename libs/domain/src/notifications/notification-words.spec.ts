import { describe, expect, it } from '@jest/globals';
import { isOutcome, splitNews } from '#vocabulary';
import type { MilestoneFact, StatusFact } from './notification-fact.js';
import { cut, factLines, notificationWords } from './notification-words.js';

const base = { id: 1, topicId: 1, at: new Date('2031-03-04T12:00:00Z') };
const milestone = (kind: MilestoneFact['kind'], origins = 1, milestoneId = 1): MilestoneFact => ({
  ...base,
  kind,
  milestoneId,
  title: `The dam holds`,
  isSignificant: true,
  origins,
  level: null,
});
const status = (
  from: StatusFact['from'],
  to: StatusFact['to'],
  reason = '',
  outcome: string | null = null,
): StatusFact => ({
  ...base,
  kind: 'status_changed',
  from,
  to,
  reason,
  outcome: outcome === null ? null : { text: outcome, milestoneId: 9 },
});

describe('notificationWords', () => {
  const because = 'Ended: “Osk found guilty” (The Gull, 9 March 2031). 2 independent origins reported it.';
  it.each([
    [[milestone('milestone_added')], 'topic', 'Orrin dam', 'The dam holds (one origin so far)'],
    [
      [milestone('milestone_added', 3), milestone('level_raised', 3)],
      'topic',
      'Orrin dam',
      'The dam holds (3 origins)',
    ],
    [[milestone('level_raised', 3)], 'topic', 'Orrin dam', 'The dam holds (now 3 origins)'],
    [
      [milestone('milestone_retracted')],
      'alert',
      'Retracted: Orrin dam',
      'Retracted by the source that reported it: The dam holds',
    ],
    [
      [{ ...milestone('milestone_retracted'), retraction: 'It was another dam.' }],
      'alert',
      'Retracted: Orrin dam',
      'Retracted by an editor: The dam holds (It was another dam.)',
    ],
    [
      [milestone('milestone_added'), milestone('milestone_retracted')],
      'alert',
      'Retracted: Orrin dam',
      'Reported, then retracted: The dam holds',
    ],
    [[status('developing', 'resolved', because)], 'alert', 'Ended: Orrin dam', 'Osk found guilty'],
    [
      [status('developing', 'resolved', because, 'Court finds Osk guilty of fraud')],
      'alert',
      'Ended: Orrin dam',
      'Court finds Osk guilty of fraud',
    ],
    [
      [status('developing', 'resolved', 'An editor closed it.', 'The dam holds')],
      'alert',
      'Ended: Orrin dam',
      'An editor closed it.',
    ],
    [[status('ongoing', 'resolved')], 'alert', 'Ended: Orrin dam', 'The story ended.'],
    [[milestone('level_raised', 1)], 'topic', 'Orrin dam', 'The dam holds (now one origin)'],
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

  it.each([
    [[milestone('milestone_added')]],
    [[milestone('milestone_added', 3)]],
    [[milestone('level_raised', 12)]],
    [[milestone('level_raised', 1)]],
    [[milestone('milestone_retracted')]],
    [[milestone('milestone_added'), milestone('milestone_retracted')]],
    [[{ ...milestone('milestone_retracted'), retraction: 'It was another dam.' }]],
    [[{ ...milestone('milestone_retracted'), retraction: 'A (distant) dam. '.repeat(50) }]],
    [[status('developing', 'resolved', because)]],
    [[status('resolved', 'ongoing')]],
  ])('says around the words of reports what can be told from them (%#)', (facts) => {
    const { title, message } = notificationWords('Orrin dam', facts);
    expect(splitNews(title)[1]).toBe('Orrin dam');
    if (title.startsWith('Reopened')) expect(splitNews(message)).toEqual(['', message, '']);
    else expect(['The dam holds', 'Osk found guilty']).toContain(splitNews(message)[1]);
  });

  it('says only that a story ended if no report tells how', () => {
    expect(isOutcome(notificationWords('Orrin dam', [status('ongoing', 'resolved')]).message)).toBe(false);
    expect(isOutcome(notificationWords('Orrin dam', [status('ongoing', 'resolved', because)]).message)).toBe(
      true,
    );
  });

  it('limits the length of title and message', () => {
    const words = notificationWords('dams '.repeat(500), [
      status('ongoing', 'resolved', 'because '.repeat(500)),
    ]);
    expect(words.title).toHaveLength(200);
    expect(words.message).toHaveLength(500);
  });
});

describe('factLines', () => {
  it('puts significant developments and retractions first', () => {
    const update = { ...milestone('milestone_added', 2, 7), isSignificant: false };
    const lines = factLines([
      update,
      milestone('milestone_added', 2, 8),
      { ...update, milestoneId: 9, kind: 'milestone_retracted' },
    ]);
    expect(lines).toEqual([
      'The dam holds (2 origins)',
      'Retracted by the source that reported it: The dam holds',
      'The dam holds (2 origins)',
    ]);
  });

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
      'The dam holds (now 2 origins)',
    ]);
  });
});

describe('cut', () => {
  it.each([
    ['short', 5, 'short'],
    ['rather long', 8, 'rather…'],
    ['flood 🌊 ahead', 8, 'flood…'],
    ['flood 🌊 ahead', 9, 'flood 🌊…'],
  ])('%j in %d characters is %j', (text, most, expected) => {
    expect(cut(text, most)).toBe(expected);
  });
});
