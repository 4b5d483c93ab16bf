import { type Cell, isOf, undoOf } from '#domain/stories/history';
import { lockCell } from '#domain/stories/orders';
import type { Queryable } from '#persistence/database';
import { newestHide, type StoryChangeRow, storyChange } from '#persistence/stories/orders';
import { type Planned, refused } from './plan.js';
import { PresentState } from './present-state.js';

/** Takes back an entry of the history log, as far as nothing changed since. */
export async function planUndo(tx: Queryable, change: number): Promise<Planned> {
  const entry = await storyChange(tx, change);
  if (!entry || entry.kind === 'rebuilt') return refused('no_such_change');
  return takenBack(tx, entry);
}

/** Shows a hidden article again, in the topic that answers for its former one. */
export async function planUnhide(tx: Queryable, article: number): Promise<Planned> {
  const entry = await newestHide(tx, article);
  if (!entry) return refused('not_hidden');
  const planned = await takenBack(tx, entry);
  return 'refusal' in planned && planned.refusal === 'nothing_to_undo' ? refused('not_hidden') : planned;
}

async function takenBack(tx: Queryable, entry: StoryChangeRow): Promise<Planned> {
  const present = await PresentState.of(tx, entry.cells, entry.topic_ids);
  const { cells, kept } = undoOf(entry.cells, present);
  if (cells.length === 0) return refused('nothing_to_undo');
  const moved = cells.filter((cell) => isOf(cell, 'article', 'topic'));
  const topics = new Set(
    moved.flatMap(({ before, after }) => [before, after]).filter((id) => typeof id === 'number'),
  );
  const gone = new Set(
    cells.filter((cell) => isOf(cell, 'topic', 'merged') && cell.after !== null).flatMap(({ ids }) => ids),
  );
  const unlocked = [...topics].filter(
    (id) => !gone.has(id) && present.valueOf({ of: 'topic', field: 'lock:articles' } as Cell, id) !== true,
  );
  const locks =
    moved.length > 0 && unlocked.length > 0 ? [lockCell('topic', unlocked, 'articles', true)] : [];
  const [target] = moved.flatMap(({ after }) => (typeof after === 'number' ? [after] : []));
  return {
    cells: [...cells, ...locks],
    topicId: target ?? null,
    touched: present.topicsNow(),
    undoes: entry.id,
    kept,
  };
}
