import { describe, expect, it } from '@jest/globals';
import type { TimelineArticle } from '../read/timeline-article.js';
import { buildMilestones } from './build-milestones.js';

const now = new Date('2026-03-20T00:00:00Z');

function article(id: number, when: string, origin: string, title: string, excerpt: string): TimelineArticle {
  return {
    id,
    sourceId: id,
    sourceDomain: `outlet${id}.example`,
    sourceName: `Outlet ${id}`,
    originKey: origin,
    copyGroup: id,
    title,
    excerpt,
    text: null,
    publishedAt: new Date(`2026-03-${when}:00Z`),
    imageUrl: null,
    sourceTrust: 60,
  };
}

const breach = [
  article(
    1,
    '02T08:00',
    'source:a',
    'Orvale dam breaks after storm',
    'The dam above Orvale broke on Monday and flooded the lower street.',
  ),
  article(
    2,
    '02T09:00',
    'agency:n',
    'Dam above Orvale breaks, lower street flooded',
    'Water from the broken dam flooded Orvale after a storm.',
  ),
  article(
    3,
    '02T11:00',
    'source:c',
    'Flood in Orvale after dam breaks in storm',
    'A dam broke above Orvale; the lower street stands under water.',
  ),
];
const resignation = [
  article(
    4,
    '06T10:00',
    'source:a',
    'Minister Thole resigns over missed inspections',
    'Ines Thole stepped down after papers showed that three inspections of 2024 were skipped.',
  ),
  article(
    5,
    '06T12:00',
    'source:c',
    'Thole quits as minister: inspections were skipped',
    'Minister Ines Thole resigned; papers show skipped inspections.',
  ),
];
const topic = [...breach, ...resignation];

describe('buildMilestones', () => {
  it('divides a topic into developments with their independent origins', () => {
    const [first, second, ...more] = buildMilestones(topic, now);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      anchorArticleId: 1,
      confirmationLevel: 'verified',
      originKeys: ['source:a', 'agency:n', 'source:c'],
    });
    expect(first?.levelReachedAt).toEqual({
      multiple: breach[1]?.publishedAt,
      verified: breach[2]?.publishedAt,
    });
    expect(second).toMatchObject({ anchorArticleId: 4, confirmationLevel: 'multiple' });
    expect(second?.levelReachedAt).toEqual({ multiple: resignation[1]?.publishedAt });
  });

  it('puts every article into exactly one milestone', () => {
    const ids = buildMilestones(topic, now).flatMap(({ articles }) =>
      articles.map(({ articleId }) => articleId),
    );
    expect(ids.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not depend on the order of its input', () => {
    expect(buildMilestones([...topic].reverse(), now)).toEqual(buildMilestones(topic, now));
  });

  it('never moves an article if later ones arrive', () => {
    const before = buildMilestones(breach, now).map(({ articles }) => articles);
    const after = buildMilestones(topic, now).map(({ articles }) => articles);
    expect(after.slice(0, before.length)).toEqual(before);
  });

  it('counts a copy as its original', () => {
    const copy = {
      ...article(
        6,
        '02T10:00',
        'agency:n',
        'Dam above Orvale breaks',
        'Water from the broken dam flooded Orvale.',
      ),
      copyGroup: 2,
    };
    const [milestone] = buildMilestones([...breach.slice(0, 2), copy], now);
    expect(milestone).toMatchObject({ confirmationLevel: 'multiple' });
    expect(milestone?.articles).toContainEqual({ articleId: 6, role: 'copy' });
  });

  it('removes an origin that retracts its report, and retracts the milestone if none is left', () => {
    const back = article(
      7,
      '08T08:00',
      'source:a',
      'Retraction: our report that the Orvale dam breaks after storm',
      '',
    );
    const [one] = buildMilestones([...breach, back], now);
    expect(one).toMatchObject({ originKeys: ['agency:n', 'source:c'], retractedAt: null });
    const [none] = buildMilestones([...breach.slice(0, 1), back], now);
    expect(none?.retractedAt).toEqual(back.publishedAt);
    expect(none?.confirmationLevel).toBe('single');
    expect([one?.retractedBy, none?.retractedBy]).toEqual([null, 7]);
  });

  it("retracts a source's own report only, not another outlet's", () => {
    const reportedIn = (id: number, when: string, origin: string, outlet: string) => ({
      ...article(id, when, origin, 'Outlet1 withdraws its report that the Orvale dam broke', ''),
      sourceDomain: outlet,
      sourceId: outlet === 'outlet1.example' ? 1 : id,
    });
    const [news] = buildMilestones(
      [...breach.slice(0, 1), reportedIn(7, '02T12:00', 'source:z', 'z.example')],
      now,
    );
    expect(news?.retractedAt).toBeNull();
    const [own] = buildMilestones(
      [...breach.slice(0, 1), reportedIn(7, '02T12:00', 'source:a', 'outlet1.example')],
      now,
    );
    expect(own).toMatchObject({ retractedBy: 7, originKeys: ['source:a'] });
  });

  it('does not count reports of a denial', () => {
    const denied = article(
      7,
      '02T12:00',
      'source:z',
      'Orvale denies report that dam breaks after storm',
      'The dam above Orvale holds after the storm.',
    );
    const [milestone] = buildMilestones([...breach.slice(0, 1), denied], now);
    expect(milestone).toMatchObject({ confirmationLevel: 'single', originKeys: ['source:a'] });
    expect(milestone?.articles).toContainEqual({ articleId: 7, role: 'repeats' });
  });

  it('does not count a report that contradicts the others, and shows its number', () => {
    const deaths = (id: number, count: number) =>
      article(id, `02T1${id}:00`, `source:${id}`, `${count} people killed as dam breaks above Orvale`, '');
    const [milestone] = buildMilestones([deaths(1, 12), deaths(2, 12), deaths(3, 40)], now);
    expect(milestone).toMatchObject({
      title: '12 people killed as dam breaks above Orvale',
      confirmationLevel: 'multiple',
      originKeys: ['source:1', 'source:2'],
      claims: [{ kind: 'dead', claims: [{ value: 12 }, { value: 12 }, { value: 40 }] }],
    });
    expect(milestone?.articles).toContainEqual({ articleId: 3, role: 'repeats' });
  });

  it('attaches aftermath as comment, and uses its words to group reports', () => {
    const reaction = article(
      3,
      '02T10:00',
      'source:r',
      'Valley reacts to broken dam above Orvale',
      'Villagers of Orvale met after the storm.',
    );
    const [milestone, ...more] = buildMilestones([...breach.slice(0, 2), reaction], now);
    expect(more).toEqual([]);
    expect(milestone?.originKeys).toEqual(['source:a', 'agency:n']);
    expect(milestone?.articles).toContainEqual({ articleId: 3, role: 'comment' });
  });

  it('keeps tolls that disagree', () => {
    const toll = (id: number, origin: string, excerpt: string) =>
      article(id, `02T1${id}:00`, origin, 'Dam above Orvale breaks, flooding lower street', excerpt);
    const [milestone] = buildMilestones(
      [
        toll(1, 'source:a', 'At least 12 people were killed.'),
        toll(2, 'source:b', 'The flood killed 15 people.'),
      ],
      now,
    );
    expect(milestone?.claims).toMatchObject([
      {
        kind: 'dead',
        claims: [
          { value: 12, atLeast: true, originKey: 'source:a', articleId: 1 },
          { value: 15, atLeast: false, originKey: 'source:b', articleId: 2 },
        ],
      },
    ]);
  });

  it('dates a milestone by the day that its articles mention', () => {
    const late = article(
      8,
      '03T08:00',
      'source:d',
      'Orvale dam broke',
      'The dam above Orvale broke on Monday.',
    );
    expect(buildMilestones([late], now)[0]).toMatchObject({
      date: new Date('2026-03-02T12:00:00Z'),
      dateFrom: 'text',
    });
    expect(buildMilestones(breach, now)[0]).toMatchObject({
      date: breach[0]?.publishedAt,
      dateFrom: 'published',
    });
  });

  it('is not significant with one origin, and empty without articles', () => {
    const alone = article(
      9,
      '02T08:00',
      'source:a',
      'Thole resigns, convicted of fraud, dies',
      'She died on Monday.',
    );
    expect(buildMilestones([alone], now)[0]?.isSignificant).toBe(false);
    expect(buildMilestones([], now)).toEqual([]);
  });

  it('accepts an empty title and a date in the future', () => {
    const odd = {
      ...article(10, '02T08:00', 'source:a', '', ''),
      publishedAt: new Date('2999-01-01T00:00:00Z'),
    };
    expect(buildMilestones([odd], now)[0]?.date).toEqual(now);
  });
});
