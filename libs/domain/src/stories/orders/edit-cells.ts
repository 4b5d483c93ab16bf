import type { Cell, CellValue } from '../history/index.js';

export type Fields = { readonly [field: string]: CellValue };

/** A subject whose fields an editor sets, as it is stored. */
export interface EditedSubject {
  of: 'topic' | 'milestone';
  id: number;
  fields: Fields;
  locks: readonly string[];
}

/**
 * The cells that set fields and lock them against the machine. A field that already has the value is only locked. Part of a
 * field that the editor does not give, such as when a story was resolved, comes from `given`.
 */
export function editCells({ of, id, fields, locks }: EditedSubject, given: Fields): Cell[] {
  return Object.entries(given).flatMap(([field, after]) => {
    const before = fields[field] ?? null;
    const cells: Cell[] = [];
    if (JSON.stringify(before) !== JSON.stringify(after)) cells.push({ of, field, ids: [id], before, after });
    if (!locks.includes(field)) cells.push(lockCell(of, [id], field, true));
    return cells;
  });
}

export function lockCell(of: Cell['of'], ids: readonly number[], field: string, isLocked: boolean): Cell {
  return { of, field: `lock:${field}`, ids, before: !isLocked, after: isLocked };
}
