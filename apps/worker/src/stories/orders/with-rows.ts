import { type Cell, type CellValue, compact, isMerged, isOf } from '#domain/stories/history';
import type { Queryable } from '#persistence/database';
import { type FollowerRow, followersOfPairs, topicsAsJson } from '#persistence/stories/orders';

/** What is kept of topics that are merged. */
export interface TopicRows {
  /** The complete row of a topic. */
  rowOf(topic: number): Promise<Record<string, CellValue>>;
  /** The followers of a topic, and whether each follows the other one too. */
  followersOf(topic: number, other: number): Promise<readonly FollowerRow[]>;
}

/** Reads them one by one. */
export function topicRows(tx: Queryable): TopicRows {
  return {
    rowOf: async (topic) => (await topicsAsJson(tx, [topic])).get(topic) ?? {},
    followersOf: (from, into) => followersOfPairs(tx, [{ from, into }]),
  };
}

/** Adds to merged topics the rows from which they can be restored, and what becomes of their followers. */
export async function withRows(rows: TopicRows, cells: readonly Cell[]): Promise<Cell[]> {
  const complete: Cell[] = [];
  for (const cell of cells) {
    const { after } = cell;
    if (!isOf(cell, 'topic', 'merged') || !isMerged(after)) {
      complete.push(cell);
      continue;
    }
    for (const id of cell.ids) {
      complete.push({ ...cell, ids: [id], after: { ...after, row: await rows.rowOf(id) } });
      complete.push(...(await followCells(rows, id, after.into)));
    }
  }
  return complete;
}

/** What becomes of the followers of a topic that goes into another. */
export async function followCells(rows: TopicRows, from: number, into: number): Promise<Cell[]> {
  const followers = await rows.followersOf(from, into);
  const cell = (users: typeof followers, after: number | null): Cell => ({
    ...{ of: 'follow', field: 'topic', before: from, after },
    ids: users.map(({ user_id }) => user_id),
  });
  return compact([
    cell(
      followers.filter(({ follows_both }) => !follows_both),
      into,
    ),
    cell(
      followers.filter(({ follows_both }) => follows_both),
      null,
    ),
  ]);
}
