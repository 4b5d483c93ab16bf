import { describe, expect, it } from '@jest/globals';
import type { TopicArticle } from './rebuild-articles.js';
import { type MilestoneBefore, rebuildTopic, type TopicBefore } from './rebuild-topic.js';

const now = new Date('2026-03-03T00:00:00Z');
const SETTLED = 70;

function article(id: number, hour: number, title: string): TopicArticle {
  return {
    id,
    sourceId: id,
    sourceDomain: `outlet${id}.example`,
    sourceName: `Outlet ${id}`,
    originKey: `source:outlet${id}.example`,
    title,
    excerpt: 'Rescuers carried forty people of Orvale from their roofs on Monday.',
    text: null,
    publishedAt: new Date(Date.UTC(2026, 2, 2, hour)),
    imageUrl: null,
    sourceTrust: null,
    categoryId: 1,
    milestoneId: null,
    milestoneRole: null,
    place: null,
  };
}

/** An article of a milestone that opened before the articles that are read. Its group's first copy is article 1, which is not read. */
function settled(id: number, hour: number, title: string): TopicArticle {
  const own = article(id, hour, title);
  return {
    ...own,
    ...{ milestoneId: SETTLED, milestoneRole: 'confirms', settledIn: SETTLED },
    place: { originKey: 'agency:n', copyOf: 1, isCard: false, copyCount: 0, hotRank: 0 },
  };
}

const milestone: MilestoneBefore = {
  id: SETTLED,
  anchorArticleId: 1,
  openedAt: new Date('2026-02-01T00:00:00Z'),
  originCount: 5,
  isRetracted: false,
  locked: false,
};
const before: TopicBefore = {
  status: 'developing',
  isStatusLocked: false,
  resolution: null,
  isListed: true,
  label: null,
  milestones: [milestone],
  archive: {
    articleCount: 900,
    sourceIds: [1, 2],
    originKeys: ['agency:n'],
    firstReportedAt: milestone.openedAt,
  },
};
const dam = [
  settled(2, 8, 'Orvale dam breaks and floods the lower street'),
  settled(3, 9, 'Orvale dam breaks after a night of rain'),
];

describe('the rebuild of a topic with settled milestones', () => {
  it('leaves them as they are, and counts them', () => {
    const rebuilt = rebuildTopic(dam, before, now);
    expect(rebuilt.milestones).toEqual({ update: [], insert: [], retire: [] });
    expect(rebuilt).toMatchObject({
      ...{ articleCount: 900, milestoneCount: 1, multiSourceUpdates: 1 },
      lastMilestoneAt: milestone.openedAt,
      lastReportedAt: dam[1]?.publishedAt,
    });
  });

  it('takes the words of the topic from them', () => {
    const { name, stands, settled: kept } = rebuildTopic(dam, before, now);
    expect(dam.map(({ title }) => title)).toContain(name);
    expect(kept).toEqual([[SETTLED, stands?.draft]]);
  });

  it('knows when they opened and whether they were retracted', () => {
    expect(rebuildTopic(dam, before, now).status.status).toBe('developing');
    const later = new Date('2026-03-09T00:00:00Z');
    expect(rebuildTopic(dam, before, later).status.status).toBe('ongoing');
    const retracted = { ...before, milestones: [{ ...milestone, isRetracted: true }] };
    expect(rebuildTopic(dam, retracted, now).stands).toBeNull();
  });

  it('does not add a new report to them, nor tear their copies', () => {
    const late = article(4, 20, 'Orvale dam breaks and floods the lower street');
    const { milestones, places } = rebuildTopic([...dam, late], before, now);
    expect(milestones.update).toEqual([]);
    expect(milestones.insert.map(({ articles }) => articles.map(({ articleId }) => articleId))).toEqual([
      [4],
    ]);
    for (const { id } of dam)
      expect(places.get(id) ?? dam[0]?.place).toMatchObject({ copyOf: 1, isCard: false, copyCount: 0 });
    expect(places.get(4)).toMatchObject({ copyOf: 4, isCard: true });
  });

  it('gives a comment beside them a milestone of its own', () => {
    const comment = article(4, 20, 'Opinion: What Orvale should learn from its dam');
    const { milestones } = rebuildTopic([...dam, comment], before, now);
    expect(milestones).toMatchObject({ update: [], retire: [], insert: [{ anchorArticleId: 4 }] });
  });

  it('ranks only one of their articles with the topic', () => {
    const lead: TopicArticle = {
      ...settled(5, 10, 'Orvale dam breaks, forty people carried from roofs'),
      place: { originKey: 'source:e', copyOf: 5, isCard: true, copyCount: 7, hotRank: 0 },
    };
    const { places, hotRank } = rebuildTopic([...dam, lead], before, now);
    expect(places.get(5)).toMatchObject({ isCard: true, copyCount: 7, hotRank });
    for (const { id } of dam) expect(places.get(id)?.hotRank).toBeLessThan(hotRank);
  });
});
