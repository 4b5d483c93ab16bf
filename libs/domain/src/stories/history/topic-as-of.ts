import type { LoggedChange } from './as-of.js';
import { type CellValue, isMerged, isOf } from './cell.js';

/**
 * Whether a topic was a story of its own at a moment, from the entries written since, oldest first: the first of them that
 * merged it or brought it back says so. Otherwise it was as it is now.
 */
export function topicAsOf(
  topic: number,
  since: readonly LoggedChange[],
):
  | { kind: 'as_now' }
  | { kind: 'merged'; into: number }
  | { kind: 'live'; row: RowValue; before: LoggedChange[] } {
  for (const [index, { cells }] of since.entries())
    for (const cell of cells) {
      if (!isOf(cell, 'topic', 'merged') || !cell.ids.includes(topic)) continue;
      if (isMerged(cell.before)) return { kind: 'merged', into: cell.before.into };
      if (isMerged(cell.after)) return { kind: 'live', row: cell.after.row, before: since.slice(0, index) };
    }
  return { kind: 'as_now' };
}

type RowValue = { readonly [key: string]: CellValue };

/** Milestones that entries removed since, with the entries before their removal. */
export function milestonesRemovedSince(
  since: readonly LoggedChange[],
): Map<number, { row: RowValue; before: LoggedChange[] }> {
  const removed = new Map<number, { row: RowValue; before: LoggedChange[] }>();
  for (const [index, { cells }] of since.entries())
    for (const { of, field, ids, before, after } of cells) {
      if (of !== 'milestone' || field !== 'row' || after !== null || typeof before !== 'object') continue;
      for (const id of ids)
        if (!removed.has(id))
          removed.set(id, { row: (before ?? {}) as RowValue, before: since.slice(0, index) });
    }
  return removed;
}

/** Topics that gave articles to the known ones or took them, so that their entries matter too. */
export function topicsBeside(known: ReadonlySet<number>, changes: readonly LoggedChange[]): number[] {
  const beside = new Set<number>();
  for (const { cells } of changes)
    for (const cell of cells)
      if (isOf(cell, 'article', 'topic'))
        for (const topic of [cell.before, cell.after])
          if (typeof topic === 'number' && !known.has(topic)) beside.add(topic);
  return [...beside];
}
