import { describe, expect, it } from '@jest/globals';
import { estimateCompletion } from './estimate-completion.js';
import type { ConfirmationLevel } from './milestone-draft.js';

const told = (title: string, confirmationLevel: ConfirmationLevel, retractedAt: Date | null = null) => ({
  title,
  confirmationLevel,
  anchorArticleId: 1,
  retractedAt,
});

describe('estimateCompletion', () => {
  it.each([
    [[], 'reported', 10],
    [[told('Dam breaks above Orvale', 'single')], 'reported', 10],
    [[told('Dam breaks above Orvale', 'multiple')], 'confirmed', 30],
    [[told('Parliament orders inquiry into dam', 'single')], 'reported', 10],
    [[told('Inquiry into the dam opens', 'multiple')], 'responded', 50],
    [[told('Dam breaks', 'verified'), told('Minister resigns over dam', 'multiple')], 'decided', 75],
    [[told('Court: dam keeper found guilty', 'multiple')], 'concluded', 95],
    [[told('Court: dam keeper found guilty', 'multiple', new Date(0))], 'reported', 10],
  ] as const)('reads the ladder', (milestones, stage, percent) => {
    expect(estimateCompletion([...milestones], 'ongoing')).toMatchObject({ stage, percent });
  });

  it('is 100 exactly when resolved', () => {
    expect(estimateCompletion([told('Dam breaks', 'multiple')], 'resolved').percent).toBe(100);
  });
});
