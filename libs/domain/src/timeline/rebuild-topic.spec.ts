import { describe, expect, it } from '@jest/globals';
import type { TopicStatus } from '#vocabulary';
import type { TopicArticle } from './rebuild-articles.js';
import { rebuildTopic, type TopicBefore } from './rebuild-topic.js';
import { topicFacts } from './topic-facts.js';

const now = new Date('2026-03-03T00:00:00Z');

function article(id: number, hour: number, originKey: string, title: string, excerpt: string): TopicArticle {
  return {
    id,
    sourceId: id,
    sourceDomain: `outlet${id}.example`,
    sourceName: `Outlet ${id}`,
    originKey,
    title,
    excerpt,
    text: null,
    publishedAt: new Date(Date.UTC(2026, 2, 2, hour)),
    imageUrl: null,
    sourceTrust: null,
    categoryId: id === 3 ? 2 : 1,
    milestoneId: null,
    milestoneRole: null,
    place: null,
  };
}

const body =
  'The dam above Orvale broke on Monday morning and flooded the lower street, where forty people were carried from their roofs.';
const first = article(
  1,
  8,
  'source:a',
  'Orvale dam breaks after storm',
  'A wall of water ran through Orvale at dawn.',
);
const wire = article(2, 9, 'agency:n', 'Dam above Orvale breaks', body);
const copy = article(3, 10, 'source:c', 'Dam above Orvale breaks', body);

/** The stored state after a rebuild. */
function stored(articles: readonly TopicArticle[], rebuilt = rebuildTopic(articles, null, now)) {
  const milestones = rebuilt.milestones.insert.map((draft, index) => ({ draft, id: index + 50 }));
  const milestoneOf = (id: number) =>
    milestones.find(({ draft }) => draft.articles.some((each) => each.articleId === id))?.id ?? null;
  const before: TopicBefore = {
    status: rebuilt.status.status,
    isStatusLocked: false,
    resolution: null,
    isListed: rebuilt.isListed,
    label: rebuilt.label,
    milestones: milestones.map(({ draft, id }) => ({
      id,
      anchorArticleId: draft.anchorArticleId,
      openedAt: draft.openedAt,
      originCount: draft.originKeys.length,
      isRetracted: draft.retractedAt !== null,
      locked: false,
    })),
    archive: null,
  };
  const kept = articles.map((each) => {
    const place = rebuilt.places.get(each.id) ?? each.place;
    return {
      ...each,
      originKey: place?.originKey ?? each.originKey,
      place,
      milestoneId: milestoneOf(each.id),
    };
  });
  return { before, articles: kept };
}

describe('rebuildTopic', () => {
  it('titles the milestone after which a story is named with its name', () => {
    const loud = article(4, 9, 'source:d', 'Chilling moment the dam above Orvale breaks!', body);
    const { name, stands, milestones } = rebuildTopic([loud, first], null, now);
    expect(name).toBe('Orvale dam breaks after storm');
    expect(milestones.insert.map(({ title }) => title)).toEqual([name]);
    expect(milestones.insert[0]).toBe(stands?.draft);
  });

  it('collapses copies into one card of one origin', () => {
    const { places, originCount, sourceCount, categoryId } = rebuildTopic([first, wire, copy], null, now);
    expect(places.get(2)).toMatchObject({ copyOf: 2, isCard: true, copyCount: 1, originKey: 'agency:n' });
    expect(places.get(3)).toMatchObject({ copyOf: 2, isCard: false, copyCount: 0, originKey: 'agency:n' });
    expect([originCount, sourceCount, categoryId]).toEqual([2, 3, 1]);
  });

  it('lists a topic with two origins or three articles', () => {
    const listed = (...articles: TopicArticle[]) => rebuildTopic(articles, null, now).isListed;
    expect(listed(first)).toBe(false);
    expect(listed(first, wire)).toBe(true);
    expect(listed(wire, copy)).toBe(false);
    expect(listed(wire, copy, article(4, 11, 'agency:n', 'Orvale buries its dead', 'Rain again.'))).toBe(
      true,
    );
  });

  it('changes nothing if it rebuilds the same articles again', () => {
    const { before, articles } = stored([first, wire, copy]);
    const again = rebuildTopic(articles, before, now);
    expect(again.places.size).toBe(0);
    expect(again.milestones).toMatchObject({ insert: [], retire: [] });
    expect(topicFacts(again, before, new Map(), now)).toEqual([]);
  });

  it('ranks one card with the topic, and the others behind it', () => {
    const third = article(
      5,
      11,
      'source:e',
      'Orvale dam breaks, town floods',
      'Water stands in the lower street.',
    );
    const { places, hotRank } = rebuildTopic([first, wire, third], null, now);
    const ranks = [1, 2, 5].map((id) => places.get(id)?.hotRank ?? 0).sort((a, b) => b - a);
    expect(ranks[0]).toBe(hotRank);
    expect((ranks[0] ?? 0) - (ranks[1] ?? 0)).toBeGreaterThan(8);
    expect((ranks[1] ?? 0) - (ranks[2] ?? 0)).toBeGreaterThan(8);
  });

  it('lowers a former lead, however old it is', () => {
    const { before, articles } = stored([first]);
    const leading = articles[0]?.place?.hotRank ?? 0;
    const later = { ...wire, publishedAt: new Date('2026-03-08T09:00:00Z') };
    const { places, hotRank } = rebuildTopic([...articles, later], before, new Date('2026-03-08T10:00:00Z'));
    expect(places.get(1)?.hotRank).toBeLessThan(leading);
    expect(places.get(2)?.hotRank).toBe(hotRank);
  });

  it('does not rank by a date in the future', () => {
    const ahead = { ...first, publishedAt: new Date('2027-01-01T00:00:00Z') };
    const punctual = { ...first, publishedAt: now };
    expect(rebuildTopic([ahead], null, now).hotRank).toBe(rebuildTopic([punctual], null, now).hotRank);
  });

  it('ranks sport and entertainment below other news of that time', () => {
    const light = { ...first, isLight: true };
    expect(rebuildTopic([light], null, now).hotRank).toBeLessThan(rebuildTopic([first], null, now).hotRank);
  });

  it('includes the archive in the counts of a large topic', () => {
    const { before, articles } = stored([first]);
    const archive = {
      articleCount: 900,
      sourceIds: [1, 70, 71],
      originKeys: ['source:a', 'owner:z'],
      firstReportedAt: new Date('2026-01-01T00:00:00Z'),
    };
    const rebuilt = rebuildTopic([...articles, wire], { ...before, archive }, now);
    expect(rebuilt).toMatchObject({
      articleCount: 901,
      sourceCount: 4,
      originCount: 3,
      firstReportedAt: archive.firstReportedAt,
    });
  });
});

describe('topicFacts', () => {
  const facts = (articles: readonly TopicArticle[], before: TopicBefore | null) => {
    const rebuilt = rebuildTopic(articles, before, now);
    const inserted = new Map(rebuilt.milestones.insert.map((draft, index) => [draft, index + 90]));
    return topicFacts(rebuilt, before, inserted, now).map(({ kind, factKey }) => [kind, factKey]);
  };

  it('reports the milestone of a new topic and each level once', () => {
    expect(facts([first, wire], null)).toEqual([
      ['milestone_added', 'milestone:90'],
      ['level_raised', 'level:multiple:90'],
    ]);
  });

  it('reports a level that a second origin reaches', () => {
    const { before, articles } = stored([first]);
    expect(facts([...articles, wire], before)).toEqual([['level_raised', 'level:multiple:50']]);
  });

  const statuses = (from: TopicStatus, to: TopicStatus, isStatusLocked = false) => {
    const { before, articles } = stored([first]);
    const rebuilt = rebuildTopic(articles, before, now);
    const changed = { ...rebuilt, status: { ...rebuilt.status, status: to, reason: 'Because.' } };
    const old = { ...before, status: from, isStatusLocked };
    return topicFacts(changed, old, new Map(), now).map(({ payload }) => `${payload.from} ${payload.to}`);
  };

  it.each<[TopicStatus, TopicStatus]>([
    ['ongoing', 'resolved'],
    ['developing', 'resolved'],
    ['resolved', 'ongoing'],
    ['resolved', 'developing'],
  ])('reports a change from %s to %s, unless an editor set the status', (from, to) => {
    expect(statuses(from, to)).toEqual([`${from} ${to}`]);
    expect(statuses(from, to, true)).toEqual([]);
  });

  it.each<[TopicStatus, TopicStatus]>([
    ['ongoing', 'developing'],
    ['developing', 'ongoing'],
  ])('reports no change of pace alone: from %s to %s', (from, to) => {
    expect(statuses(from, to)).toEqual([]);
  });

  it('does not report a status that an editor set', () => {
    const { before, articles } = stored([first]);
    const locked: TopicBefore = { ...before, status: 'resolved', isStatusLocked: true };
    expect(facts([...articles, wire], locked)).toEqual([['level_raised', 'level:multiple:50']]);
  });

  it('reports no change of status if a resolved story stays resolved', () => {
    const { before, articles } = stored([first]);
    const resolution = { at: now, reason: 'Ended: …', articleIds: [first.id] };
    expect(facts([...articles, wire], { ...before, status: 'resolved', resolution })).toEqual([
      ['level_raised', 'level:multiple:50'],
    ]);
  });

  it('reports the end of a story that is resolved in its first rebuild', () => {
    const rebuilt = rebuildTopic([first], null, now);
    const over = { ...rebuilt.status, status: 'resolved' as const, reason: 'Ended: …' };
    expect(topicFacts({ ...rebuilt, status: over }, null, new Map(), now).at(-1)).toMatchObject({
      kind: 'status_changed',
      payload: { from: null, to: 'resolved', reason: 'Ended: …' },
    });
  });

  const back = article(
    5,
    12,
    'source:a',
    'Retraction: the Orvale dam did not break',
    'Our report on the Orvale dam was wrong.',
  );

  it('reports a retraction', () => {
    const { before, articles } = stored([first]);
    expect(facts([...articles, back], before)).toEqual([['milestone_retracted', 'retracted:50']]);
  });

  it('reports a retraction together with its new development', () => {
    expect(facts([first, back], null)).toEqual([
      ['milestone_added', 'milestone:90'],
      ['milestone_retracted', 'retracted:90'],
    ]);
  });
});
