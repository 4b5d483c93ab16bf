import { type Cell, isMerged, isOf } from '#domain/stories/history';
import type { Queryable } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  moveAllArticles,
  moveArticles,
  moveFollowers,
  redirectTopic,
  redirectTopics,
  type TopicCommandRow,
} from '#persistence/stories';
import {
  emptyTopic,
  followAgain,
  hideArticles,
  moveFollows,
  putIntoMilestone,
  redirectTo,
  restoreMilestone,
  restoreTopic,
  setLock,
  setMilestoneField,
  setPin,
  setTags,
  setTopicField,
  showArticles,
  unfollow,
} from '#persistence/stories/orders';
import { retireMilestones } from '#persistence/timeline';

interface Circumstances {
  command: Pick<TopicCommandRow, 'actor' | 'kind'>;
  /** The topic that the command opened. It takes all that readers keep of the other one. */
  opened: number | null;
  /** News time. */
  now: Date;
  /** System time. */
  wall: Date;
}

/** Makes the tables say what the cells say. The topics are rebuilt afterwards. */
export async function applyCells(
  tx: Queryable,
  cells: readonly Cell[],
  circumstances: Circumstances,
): Promise<void> {
  const { now } = circumstances;
  for (const cell of cells) {
    if (isOf(cell, 'topic', 'merged') && isMerged(cell.before) && cell.after === null)
      for (const id of cell.ids) await restoreTopic(tx, id, cell.before.row);
  }
  for (const cell of cells)
    if (isOf(cell, 'topic', 'redirect')) await redirectTo(tx, cell.ids, Number(cell.after));
  await applyMilestones(tx, cells);
  await applyPlaces(tx, cells, circumstances);
  await applyHiding(tx, cells, circumstances);
  await applyFollows(tx, cells, circumstances);
  for (const { field, of, ids, after } of cells)
    if (of === 'topic' && field === 'merged' && isMerged(after))
      for (const id of ids) await redirectTopic(tx, id, after.into, now);
  for (const cell of cells) await applyField(tx, cell, now);
}

/**
 * The same for merges by the review, with as many statements as for one. No two of them may concern the same topic. Their cells only
 * move articles and redirect the topics that these left.
 */
export async function applyMerges(tx: Queryable, cells: readonly Cell[], now: Date): Promise<void> {
  const moves = cells
    .filter((cell) => isOf(cell, 'article', 'topic'))
    .map(({ ids, after }) => ({ ids, into: Number(after) }));
  const redirections = cells.flatMap(({ of, field, ids, after }) =>
    of === 'topic' && field === 'merged' && isMerged(after)
      ? ids.map((from) => ({ from, into: after.into }))
      : [],
  );
  await moveAllArticles(tx, moves, { actor: 'machine', kind: 'merge' });
  await redirectTopics(tx, redirections, now);
}

async function applyMilestones(tx: Queryable, cells: readonly Cell[]): Promise<void> {
  const rows = cells.filter((cell) => isOf(cell, 'milestone', 'row'));
  for (const { ids, after } of rows)
    if (after !== null) for (const id of ids) await restoreMilestone(tx, id, after);
  for (const cell of cells) {
    if (isOf(cell, 'article', 'milestone')) await putIntoMilestone(tx, cell.ids, Number(cell.after));
    if (isOf(cell, 'article', 'pin')) await setPin(tx, cell.ids, cell.after === true);
  }
  const gone = rows.filter(({ after }) => after === null).flatMap(({ ids }) => ids);
  await retireMilestones(tx, gone);
}

async function applyPlaces(
  tx: Queryable,
  cells: readonly Cell[],
  { command, now, wall }: Circumstances,
): Promise<void> {
  const reasons = new Map(
    cells
      .filter((cell) => isOf(cell, 'article', 'hidden'))
      .flatMap(({ ids, after }) => ids.map((id) => [id, after])),
  );
  for (const { of, field, ids, before, after } of cells) {
    if (of !== 'article' || field !== 'topic') continue;
    if (after === null) {
      const reason = reasons.get(ids[0] ?? 0);
      await hideArticles(tx, ids, typeof reason === 'string' ? reason : '', wall);
      await emptyTopic(tx, Number(before), now);
      continue;
    }
    if (before === null) await showArticles(tx, ids);
    await moveArticles(tx, ids, Number(after), command);
    if (before === null) await writeSearchWords(tx, ids);
  }
}

/** Articles that wait for a topic are hidden and shown without a move. */
async function applyHiding(tx: Queryable, cells: readonly Cell[], { wall }: Circumstances): Promise<void> {
  const moved = new Set(cells.filter((cell) => isOf(cell, 'article', 'topic')).flatMap(({ ids }) => ids));
  for (const cell of cells) {
    if (!isOf(cell, 'article', 'hidden')) continue;
    const ids = cell.ids.filter((id) => !moved.has(id));
    if (ids.length === 0) continue;
    if (typeof cell.after === 'string') await hideArticles(tx, ids, cell.after, wall);
    else await showArticles(tx, ids);
  }
}

/** Followers of a topic that is merged move with it (`redirectTopic`). */
async function applyFollows(
  tx: Queryable,
  cells: readonly Cell[],
  { opened, now }: Circumstances,
): Promise<void> {
  const merged = new Set(
    cells.filter((cell) => isOf(cell, 'topic', 'merged') && cell.after !== null).flatMap(({ ids }) => ids),
  );
  for (const { of, field, ids, before, after } of cells) {
    if (of !== 'follow' || field !== 'topic' || (typeof before === 'number' && merged.has(before))) continue;
    if (typeof before === 'number' && opened !== null && after === opened)
      await moveFollowers(tx, before, Number(after));
    else if (before === null) await followAgain(tx, ids, Number(after), now);
    else if (after === null) await unfollow(tx, ids, Number(before));
    else await moveFollows(tx, ids, Number(before), Number(after));
  }
}

async function applyField(tx: Queryable, cell: Cell, now: Date): Promise<void> {
  if (cell.field.startsWith('lock:')) return setLock(tx, cell);
  if (cell.of === 'topic' && cell.field !== 'merged' && cell.field !== 'redirect')
    return setTopicField(tx, cell, now);
  if (cell.of === 'milestone' && cell.field !== 'row') return setMilestoneField(tx, cell, now);
  if (isOf(cell, 'article', 'tags')) return setTags(tx, cell.ids, cell.after);
}
