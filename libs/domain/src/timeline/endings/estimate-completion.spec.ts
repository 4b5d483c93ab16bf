import { describe, expect, it } from '@jest/globals';
import type { ConfirmationLevel } from '#vocabulary';
import { estimateCompletion } from './estimate-completion.js';
import type { StatusDecision } from './topic-status.js';

const told = (title: string, confirmationLevel: ConfirmationLevel, retractedAt: Date | null = null) => ({
  title,
  confirmationLevel,
  anchorArticleId: 1,
  retractedAt,
});

const ongoing: StatusDecision = { status: 'ongoing', reason: '', articleIds: [], proposal: null };
const ended = (origins: number): StatusDecision => ({
  ...ongoing,
  proposal: { kind: 'trial', reason: '', articleIds: [7, 8], origins },
});

describe('estimateCompletion', () => {
  it.each([
    [[], 'reported', 10],
    [[told('Dam breaks above Orvale', 'single')], 'reported', 10],
    [[told('Dam breaks above Orvale', 'multiple')], 'confirmed', 30],
    [[told('Parliament orders inquiry into dam', 'single')], 'reported', 10],
    [[told('Inquiry into the dam opens', 'multiple')], 'responded', 50],
    [[told('Dam breaks', 'verified'), told('Minister resigns over dam', 'multiple')], 'decided', 75],
    [[told('Minister resigns over dam', 'multiple', new Date(0))], 'reported', 10],
  ] as const)('reads the ladder', (milestones, stage, percent) => {
    expect(estimateCompletion([...milestones], ongoing)).toMatchObject({ stage, percent });
  });

  it('is concluded by an end that two origins told, not by one that stands in the queue', () => {
    const milestones = [told('Dam breaks above Orvale', 'multiple')];
    const concluded = estimateCompletion(milestones, ended(2));
    expect(concluded).toMatchObject({ stage: 'concluded', percent: 95, anchorArticleId: 7 });
    expect(concluded.reason).toBe(
      "Stage 'concluded': 2 independent origins report an end, which is not yet followed by silence.",
    );
    expect(estimateCompletion(milestones, ended(1))).toMatchObject({ stage: 'confirmed', percent: 30 });
  });

  it('is 100 exactly when resolved', () => {
    const resolved: StatusDecision = { ...ongoing, status: 'resolved', articleIds: [3] };
    expect(estimateCompletion([told('Dam breaks', 'multiple')], resolved)).toMatchObject({
      percent: 100,
      reason: 'Complete: the story is resolved.',
    });
  });
});
