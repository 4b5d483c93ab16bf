import type { Cell, CellValue } from './cell.js';

/** How things stand while an order runs. */
export interface Present {
  /** The value that the cell is about. Undefined if its subject no longer exists. */
  valueOf(cell: Cell, id: number): CellValue | undefined;
  /** The topic that answers for this one: itself, or the one it was merged into. Null if there is none. */
  homeOf(topic: number): number | null;
  articlesIn(topic: number): number;
  /** The merged topics whose ids lead to this one. */
  redirectsTo(topic: number): readonly number[];
}
