import { describe, expect, it } from '@jest/globals';
import type { TimelineArticle } from '../../read/timeline-article.js';
import { assignDevelopments } from '../assign-developments.js';

function article(id: number, when: string, title: string, excerpt: string): TimelineArticle {
  return {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}` },
    ...{ originKey: `source:outlet${id}`, copyGroup: id, title, excerpt, text: null },
    ...{ publishedAt: new Date(`2026-03-${when}:00Z`), imageUrl: null, sourceTrust: 60 },
  };
}

const developmentsOf = (articles: readonly TimelineArticle[]) =>
  assignDevelopments(articles).list.map(({ placed }) => placed.map((each) => each.article.id));

const lead = 'The ferry Sabel ran aground off Port Lumen with 212 people on board.';
const grounding = [
  article(1, '02T08:00', 'Ferry Sabel runs aground off Port Lumen', lead),
  article(2, '02T09:00', 'Ferry runs aground off Port Lumen with 212 on board', lead),
];
const strike = article(
  3,
  '02T19:00',
  'Dockers in Port Lumen vote for a strike',
  'Dockers voted by 320 to 41 to stop work over a new shift plan.',
);

describe('developments of a day', () => {
  it('keeps two events apart though they share place and day', () => {
    expect(developmentsOf([...grounding, strike])).toEqual([[1, 2], [3]]);
  });

  it('keeps the next day apart though it has the same names', () => {
    const captain = article(
      4,
      '03T15:00',
      'Captain of the ferry Sabel charged with negligence',
      'Prosecutors charged the captain of the Sabel a day after his ferry ran aground off Port Lumen.',
    );
    expect(developmentsOf([...grounding, captain])).toEqual([[1, 2], [4]]);
  });

  it('merges two developments once later reports tell the words of both', () => {
    const told = (id: number, at: string, title: string) =>
      article(id, at, title, `${title}, officials said.`);
    const before = [
      told(1, '02T08:00', 'Ferry Sabel runs aground off Port Lumen'),
      told(2, '02T18:00', 'Lifeboats take 212 passengers off stranded ship'),
    ];
    const both = 'Ferry Sabel runs aground off Port Lumen, lifeboats take 212 passengers off stranded ship';
    const bridged = [
      ...before,
      told(3, '02T18:10', both),
      told(4, '02T18:20', both),
      told(5, '02T18:30', both),
    ];
    expect(developmentsOf(before)).toEqual([[1], [2]]);
    expect(developmentsOf(bridged)).toEqual([[1, 2, 3, 4, 5]]);
    expect(developmentsOf([...bridged].reverse())).toEqual(developmentsOf(bridged));
    const pinned = bridged.map((each) => (each.id === 1 ? { ...each, pinnedTo: 7 } : each));
    expect(developmentsOf(pinned)).toEqual([[1], [2, 3, 4, 5]]);
  });

  it('opens a development if the same words return after a pause of two days', () => {
    expect(developmentsOf([...grounding, article(9, '05T08:00', grounding[0]?.title ?? '', lead)])).toEqual([
      [1, 2],
      [9],
    ]);
  });
});
