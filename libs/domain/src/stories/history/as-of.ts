import { type Cell, type CellValue, isOf } from './cell.js';

/** A log entry as far as the past depends on it. */
export interface LoggedChange {
  cells: readonly Cell[];
}

/**
 * The articles that a topic had at a moment, from those that it has now and the entries written since, oldest first. An
 * article that the log never moved has always been where it is.
 */
export function articlesAsOf(
  topic: number,
  now: readonly number[],
  since: readonly LoggedChange[],
): Set<number> {
  const articles = new Set(now);
  for (const { cells } of since.toReversed()) {
    for (const cell of cells) {
      if (!isOf(cell, 'article', 'topic')) continue;
      if (cell.after === topic) for (const id of cell.ids) articles.delete(id);
    }
    for (const cell of cells) {
      if (!isOf(cell, 'article', 'topic')) continue;
      if (cell.before === topic) for (const id of cell.ids) articles.add(id);
    }
  }
  return articles;
}

/** The fields of a subject at a moment: what they are now, with the entries since taken back. */
export function fieldsAsOf<Fields extends object>(
  of: Cell['of'],
  id: number,
  now: Fields,
  since: readonly LoggedChange[],
): Fields {
  const fields: Record<string, CellValue> = {};
  for (const { cells } of since.toReversed())
    for (const cell of cells)
      if (cell.of === of && cell.ids.includes(id) && cell.field in now) fields[cell.field] = cell.before;
  return { ...now, ...fields };
}
