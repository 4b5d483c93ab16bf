import { describe, expect, it } from '@jest/globals';
import type { MilestoneDraft } from './milestone-draft.js';
import { reconcileMilestones } from './reconcile-milestones.js';

const draft = (...ids: number[]): MilestoneDraft => ({
  anchorArticleId: ids[0] ?? 0,
  openedAt: new Date(0),
  title: '',
  description: '',
  date: new Date(0),
  dateFrom: 'published',
  articles: ids.map((articleId) => ({ articleId, role: 'first' })),
  originKeys: [],
  confirmationLevel: 'single',
  levelReachedAt: {},
  quotes: [],
  claims: [],
  imageUrl: null,
  weight: { impact: 5, news: 1 },
  impactValue: 0,
  isSignificant: false,
  significance: 'low',
  retractedAt: null,
  retractedBy: null,
});
const stored = (id: number, articleIds: number[], locked = false) => ({
  id,
  anchorArticleId: articleIds[0] ?? 0,
  articleIds,
  locked,
});

describe('reconcileMilestones', () => {
  it('keeps the id if the anchor is the same, and inserts new drafts', () => {
    const [kept, fresh] = [draft(1, 2, 3), draft(9)];
    expect(reconcileMilestones([stored(50, [1, 2])], [kept, fresh])).toEqual({
      update: [[50, kept]],
      insert: [fresh],
      retire: [],
    });
  });

  it('keeps the id of the larger overlap if the anchor is gone', () => {
    const moved = draft(2, 3, 4);
    const changes = reconcileMilestones([stored(50, [1, 2]), stored(51, [7, 3, 4])], [moved]);
    expect(changes).toEqual({ update: [[51, moved]], insert: [], retire: [50] });
  });

  it('never retires a locked milestone', () => {
    expect(reconcileMilestones([stored(50, [1], true)], [])).toEqual({ update: [], insert: [], retire: [] });
  });

  it('gives each stored milestone to one draft only', () => {
    const [a, b] = [draft(1), draft(2)];
    expect(reconcileMilestones([stored(50, [1, 2])], [a, b])).toEqual({
      update: [[50, a]],
      insert: [b],
      retire: [],
    });
  });
});
