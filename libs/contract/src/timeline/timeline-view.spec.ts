import { describe, expect, it } from '@jest/globals';
import type { Milestone } from './milestone.js';
import { arrangeTimeline, foldTrifles } from './timeline-view.js';

const on = (day: number) => `2031-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;

function milestone(id: number, day: number, values: Partial<Milestone> = {}): Milestone {
  return {
    id,
    topicId: 1,
    title: `Part ${id}`,
    description: '',
    firstSentence: '',
    date: on(day),
    dateFrom: 'published',
    isSignificant: false,
    impactValue: 3,
    significance: 'low',
    createdAt: on(day),
    updatedAt: on(day),
    imageUrl: null,
    sources: [],
    quotes: [],
    articleQuote: null,
    confirmationLevel: 'single',
    originCount: 1,
    outletCount: 1,
    timeGap: 0,
    retracted: false,
    retraction: null,
    conflicts: [],
    ...values,
  };
}

const story = [
  milestone(1, 1, { confirmationLevel: 'verified' }),
  milestone(2, 5, { timeGap: 4, isSignificant: true }),
  milestone(3, 8, { timeGap: 3 }),
  // Reported late: it happened on the second day.
  milestone(4, 2, { createdAt: on(9) }),
];
const all = { show: 'all', order: 'newest', seenAt: null } as const;
const ids = (view: Parameters<typeof arrangeTimeline>[1]) =>
  arrangeTimeline(story, view).map((entry) => entry.milestone.id);

describe('arrangeTimeline', () => {
  it('orders and filters', () => {
    expect(ids(all)).toEqual([3, 2, 4, 1]);
    expect(ids({ ...all, order: 'oldest' })).toEqual([1, 4, 2, 3]);
    expect(ids({ ...all, show: 'major' })).toEqual([2]);
    expect(ids({ ...all, show: 'verified' })).toEqual([1]);
  });

  it('knows the beginning, and gaps of more than three days, whatever is shown', () => {
    const [major] = arrangeTimeline(story, { ...all, show: 'major' });
    expect(major).toMatchObject({ isFirst: false, gapDays: 4 });
    expect(arrangeTimeline(story, all).map(({ isFirst, gapDays }) => [isFirst, gapDays])).toEqual([
      [false, null],
      [false, 4],
      [false, null],
      [true, null],
    ]);
  });

  it('puts one divider between new and seen milestones; a late report is new below it', () => {
    const seen = { ...all, seenAt: on(6) };
    expect(arrangeTimeline(story, seen).map(({ isNew, divider }) => [isNew, divider])).toEqual([
      [true, 'below'],
      [false, null],
      [true, null],
      [false, null],
    ]);
    const oldest = arrangeTimeline(story, { ...seen, order: 'oldest' });
    expect(oldest.map(({ divider }) => divider)).toEqual([null, null, null, 'above']);
  });

  it('has no divider if all or nothing is new, and a retracted milestone is never new', () => {
    for (const seenAt of [on(1).replace('09', '08'), on(10)])
      expect(arrangeTimeline(story, { ...all, seenAt }).every(({ divider }) => divider === null)).toBe(true);
    const withdrawn = [milestone(1, 1), milestone(2, 8, { retracted: true })];
    const [entry] = arrangeTimeline(withdrawn, { ...all, seenAt: on(6) });
    expect(entry).toMatchObject({ isNew: false, divider: null });
    const [, next] = arrangeTimeline([...withdrawn, milestone(3, 7)], { ...all, seenAt: on(6) });
    expect(next).toMatchObject({ isNew: true, divider: 'below' });
  });
});

describe('foldTrifles', () => {
  /** Milestones of days 1 to n, each a trifle unless `given` says otherwise. The oldest begins the story. */
  const folded = (n: number, given: Record<number, Partial<Milestone>> = {}, seenAt: string | null = null) =>
    foldTrifles(
      arrangeTimeline(
        Array.from({ length: n }, (_, index) => milestone(index + 1, index + 1, given[index + 1])),
        { ...all, seenAt },
      ),
    ).map((row) =>
      'entries' in row ? row.entries.map((entry) => entry.milestone.id).join('+') : row.milestone.id,
    );

  const medium = { impactValue: 5, significance: 'medium' } as const;

  it('folds updates of low significance that follow each other, even one alone', () => {
    expect(folded(4, { 1: medium })).toEqual(['4+3+2', 1]);
    expect(folded(6, { 4: medium })).toEqual(['6+5', 4, '3+2+1']);
    const confirmed = { originCount: 2, confirmationLevel: 'multiple' } as const;
    expect(folded(6, { 5: medium, 3: confirmed })).toEqual(['6', 5, '4+3+2+1']);
  });

  it('folds nothing where all are low', () => {
    expect(folded(3)).toEqual([3, 2, 1]);
  });

  it.each<[string, Partial<Milestone>]>([
    ['is news', medium],
    ['was retracted', { retracted: true }],
    ['has numbers that differ', { conflicts: [{ kind: 'dead', unit: 'people', claims: [] }] }],
    ['ends a silence', { timeGap: 9 }],
  ])('keeps one that %s', (_, given) => {
    expect(folded(5, { 3: given })).toEqual(['5+4', 3, '2+1']);
  });

  it("keeps what is new since the reader's last visit", () => {
    expect(folded(7, {}, on(5))).toEqual([7, 6, '5+4+3+2+1']);
  });
});
