import { type Cell, type CellValue, compact, isMerged, isOf } from './cell.js';
import { emptiedTopics } from './emptied-topics.js';
import type { Present } from './present.js';

export interface Undo {
  /** What changes: a log entry that can itself be undone. */
  cells: Cell[];
  /** What a later order changed again, so that it stays as it is. */
  kept: Cell[];
}

/** A lock on the choice of articles is an editor's last word: an undo sets it, and never takes it back. */
const LASTING = 'lock:articles';

/**
 * Takes back a log entry, also beneath later ones: everything that still is as the entry left it becomes what it was before.
 * Articles still are where the entry put them if their topic answers for that topic now. They go back to the topic that
 * answers for the former one. A merged topic comes back if one of its articles does.
 */
export function undoOf(entry: readonly Cell[], present: Present): Undo {
  const revived = revivedTopics(entry, present);
  const homeOf = (topic: number) => (revived.has(topic) ? topic : present.homeOf(topic));
  const left = articlesLeft(entry, present, homeOf);
  const [cells, kept]: [Cell[], Cell[]] = [[], []];
  for (const cell of entry) {
    if (cell.field === LASTING) continue;
    for (const id of cell.ids) {
      const one = { ...cell, ids: [id] };
      const now = present.valueOf(cell, id);
      const target = now === undefined ? undefined : targetOf(cell, id, homeOf, revived);
      const staysAlive = isOf(cell, 'topic', 'merged') && isMerged(target ?? null) && left(id) > 0;
      if (now === undefined || target === undefined || staysAlive || !isStill(cell, now, present))
        kept.push(one);
      else if (!same(now, target)) cells.push({ ...one, before: withRow(now, cell.after), after: target });
    }
  }
  const emptied = emptiedTopics(cells, present, revived);
  const gone = new Set(emptied.filter(({ field }) => field === 'merged').flatMap(({ ids }) => ids));
  const own = cells.filter((cell) => !isOf(cell, 'follow', 'topic') || !gone.has(Number(cell.before)));
  return { cells: compact([...own, ...emptied]), kept: compact(kept) };
}

/** How many articles a topic still has once those of the entry have gone back. A topic with articles is not merged. */
function articlesLeft(
  entry: readonly Cell[],
  present: Present,
  homeOf: (topic: number) => number | null,
): (topic: number) => number {
  const gone = new Map<number, number>();
  for (const cell of entry) {
    if (!isOf(cell, 'article', 'topic')) continue;
    for (const id of cell.ids) {
      const now = present.valueOf(cell, id);
      if (typeof now !== 'number' || !isStill(cell, now, present)) continue;
      if (homeOf(Number(cell.before)) !== now) gone.set(now, (gone.get(now) ?? 0) + 1);
    }
  }
  return (topic) => present.articlesIn(topic) - (gone.get(topic) ?? 0);
}

/** Merged topics of the entry that still lead where it made them lead, and get an article back. */
function revivedTopics(entry: readonly Cell[], present: Present): Set<number> {
  const returning = new Set<CellValue>();
  for (const cell of entry) {
    if (!isOf(cell, 'article', 'topic')) continue;
    const still = cell.ids.some((id) => {
      const now = present.valueOf(cell, id);
      return now !== undefined && isStill(cell, now, present);
    });
    if (still) returning.add(cell.before);
  }
  const merges = entry.filter((cell) => isOf(cell, 'topic', 'merged') && isMerged(cell.after));
  return new Set(
    merges
      .flatMap((cell) => cell.ids.map((id) => ({ cell, id, now: present.valueOf(cell, id) })))
      .filter(({ cell, id, now }) => now !== undefined && isStill(cell, now, present) && returning.has(id))
      .map(({ id }) => id),
  );
}

/** Whether the value is what the entry left. Topics are compared by what answers for them now. */
function isStill(cell: Cell, now: CellValue, present: Present): boolean {
  const left = cell.after;
  if (isMerged(left)) return isMerged(now) && present.homeOf(left.into) === present.homeOf(now.into);
  if (isTopicField(cell) && typeof left === 'number')
    return typeof now === 'number' && present.homeOf(left) === present.homeOf(now);
  return same(now, left);
}

/** The row of a merged topic is known from the entry that merged it. */
function withRow(now: CellValue, left: CellValue): CellValue {
  return isMerged(now) && isMerged(left) ? { ...now, row: left.row } : now;
}

/** What the cell becomes; undefined if that no longer exists. */
function targetOf(
  cell: Cell,
  id: number,
  homeOf: (topic: number) => number | null,
  revived: ReadonlySet<number>,
): CellValue | undefined {
  const { before } = cell;
  if (isOf(cell, 'topic', 'merged')) {
    if (before === null) return revived.has(id) ? null : undefined;
    const into = isMerged(before) ? homeOf(before.into) : null;
    return into === null || into === id ? undefined : { into, row: {} };
  }
  if (!isTopicField(cell) || typeof before !== 'number') return before;
  const home = homeOf(before);
  return home === null || (cell.of === 'topic' && home === id) ? undefined : home;
}

function isTopicField({ of, field }: Cell): boolean {
  return field === 'topic' || (of === 'topic' && field === 'redirect');
}

function same(a: CellValue, b: CellValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
