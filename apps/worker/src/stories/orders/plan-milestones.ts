import type { Cell } from '#domain/stories/history';
import { type MilestoneReports, pinCells, type StoryOrder } from '#domain/stories/orders';
import type { Queryable } from '#persistence/database';
import { oldestArticles, reserveIds } from '#persistence/stories';
import { type PresentMilestoneRow, presentArticles, presentMilestones } from '#persistence/stories/orders';
import { type Planned, refused } from './plan.js';

type Of<Kind extends StoryOrder['kind']> = Extract<StoryOrder, { kind: Kind }>['payload'];

/** All articles of one milestone join another of the same topic, and stay together. */
export async function planMilestoneMerge(
  tx: Queryable,
  { from, into }: Of<'merge_milestones'>,
): Promise<Planned> {
  if (from === into) return refused('same_milestone');
  const rows = await presentMilestones(tx, [from, into]);
  const [gone, kept] = [rows.find(({ id }) => id === from), rows.find(({ id }) => id === into)];
  if (!gone || !kept) return refused('no_such_milestone');
  if (gone.topic_id !== kept.topic_id) return refused('other_topic');
  const cells: Cell[] = [
    ...pinCells(reportsOf(gone), gone.articles, kept.id),
    ...pinCells(reportsOf(kept), kept.articles, kept.id),
    { of: 'milestone', field: 'row', ids: [gone.id], before: gone.row, after: null },
  ];
  return { cells, ...placeOf(kept) };
}

/** Articles of a milestone become a milestone of their own. */
export async function planMilestoneSplit(
  tx: Queryable,
  { milestone, articles }: Of<'split_milestone'>,
): Promise<Planned> {
  const [present] = await presentMilestones(tx, [milestone]);
  if (!present) return refused('no_such_milestone');
  const chosen = [...new Set(articles)];
  if (chosen.length === 0) return refused('no_articles');
  if (chosen.some((id) => !present.articles.includes(id))) return refused('not_of_milestone');
  const rest = present.articles.filter((id) => !chosen.includes(id));
  if (rest.length === 0) return refused('whole_milestone');
  const [first] = await oldestArticles(tx, chosen, 1);
  const [id] = await reserveIds(tx, 'milestone', 1);
  if (!first || id === undefined) return refused('no_articles');
  const row = { ...present.row, id, anchor_article_id: first.id, title: first.title, editor_fields: [] };
  const cells: Cell[] = [
    { of: 'milestone', field: 'row', ids: [id], before: null, after: row },
    ...pinCells(reportsOf(present), chosen, id),
    ...pinCells(reportsOf(present), rest, present.id),
  ];
  return { cells, ...placeOf(present) };
}

/** Articles of the same topic join a milestone and stay there. A milestone that loses all of its articles goes. */
export async function planAttach(tx: Queryable, { milestone, articles }: Of<'attach'>): Promise<Planned> {
  const [present] = await presentMilestones(tx, [milestone]);
  if (!present) return refused('no_such_milestone');
  const rows = await presentArticles(tx, [...new Set(articles)]);
  if (rows.length === 0) return refused('no_articles');
  if (rows.some(({ topic_id }) => topic_id !== present.topic_id)) return refused('not_of_topic');
  const given = new Set(rows.map(({ id }) => id));
  const sources = await presentMilestones(tx, [...new Set(rows.flatMap((row) => row.milestone_id ?? []))]);
  const others = sources.filter(({ id }) => id !== milestone);
  const emptied = others.filter((each) => each.articles.every((id) => given.has(id)));
  const cells: Cell[] = [
    ...sources.flatMap((each) =>
      pinCells(
        reportsOf(each),
        each.articles.filter((id) => given.has(id)),
        milestone,
      ),
    ),
    ...pinCells(
      reportsOf(present),
      present.articles.filter((id) => !given.has(id)),
      milestone,
    ),
    ...emptied.map(
      (each): Cell => ({ of: 'milestone', field: 'row', ids: [each.id], before: each.row, after: null }),
    ),
  ];
  return cells.length === 0 ? refused('nothing_changed') : { cells, ...placeOf(present) };
}

function reportsOf({ id, topic_id, articles, pinned }: PresentMilestoneRow): MilestoneReports {
  return { id, topicId: topic_id, articles, pinned };
}

function placeOf({ topic_id }: PresentMilestoneRow) {
  return { topicId: topic_id, touched: [topic_id] };
}
