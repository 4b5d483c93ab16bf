import { describe, expect, it } from '@jest/globals';
import type { TopicPage } from '#contract/stories';
import { previewOf } from './preview-of';

const step = {
  ...{ text: 'The court sentences her.', date: '2031-03-20', precision: 'day' as const },
  ...{ articleIds: [7], cited: { slug: 'report', source: 'The Gull' }, movedFrom: [] },
};
const topic = {
  ...{ name: 'Dam breaks', label: 'Orvale dam', description: 'It broke.', categoryId: 3, status: 'ongoing' },
  ...{ descriptionSources: [{ text: 'It broke.', articleId: 7 }], resolutionSummary: null, isListed: true },
  ...{ estimatedCompletionPercent: 20, completionReason: 'Reported', next: [step] },
} as unknown as TopicPage;

describe('previewOf', () => {
  it('changes nothing if nothing was typed', () => {
    expect(previewOf(topic, {})).toEqual(topic);
    expect(previewOf(topic, { description: 'It broke.' })).toEqual(topic);
  });

  it('puts what an editor typed in place of what is stored', () => {
    expect(
      previewOf(topic, {
        ...{ name: 'The dam', label: null, description: 'It holds.', category: null, listing: false },
        status: { status: 'resolved', outcome: 'It was sealed.' },
        completion: { percent: 100, reason: 'Concluded' },
      }),
    ).toMatchObject({
      ...{ name: 'The dam', label: null, description: 'It holds.', descriptionSources: [], categoryId: null },
      ...{ isListed: false, status: 'resolved', resolutionSummary: 'It was sealed.' },
      ...{ estimatedCompletionPercent: 100, completionReason: 'Concluded' },
    });
  });

  it('keeps the source of an announced step, and names none for an editor’s', () => {
    const own = { text: 'A hearing.', date: '2031-04-01' };
    const { next } = previewOf(topic, { next: [{ text: step.text, date: step.date }, own] });
    expect(next).toEqual([step, { ...own, precision: 'day', articleIds: [], cited: null, movedFrom: [] }]);
  });
});
