/** A JSON value of a cell. */
export type CellValue =
  | null
  | boolean
  | number
  | string
  | readonly CellValue[]
  | { readonly [key: string]: CellValue };

/** Subjects of cells. The ids of `follow` are readers. */
export type CellSubject = 'article' | 'topic' | 'milestone' | 'follow';

/**
 * What an order changed about some subjects alike. A log entry is a list of cells, so it says exactly what became of what.
 *
 * Fields whose values are topics: `article.topic` (null: hidden), `follow.topic` (null: the reader also followed the other
 * topic), `topic.redirect` (where a merged topic's id leads) and `topic.merged` (null, or where to, with its former row).
 * `lock:{field}` says whether the machine may change that field.
 */
export interface Cell {
  of: CellSubject;
  field: string;
  ids: readonly number[];
  before: CellValue;
  after: CellValue;
}

/** The value of `topic.merged`. The row restores the topic. */
export interface MergedTopic {
  readonly [key: string]: CellValue;
  into: number;
  row: { readonly [key: string]: CellValue };
}

export function isMerged(value: CellValue | undefined): value is MergedTopic {
  return typeof value === 'object' && value !== null && 'into' in value && typeof value.into === 'number';
}

export function isOf(cell: Cell, of: CellSubject, field: string): boolean {
  return cell.of === of && cell.field === field;
}

/** Joins cells that say the same about different subjects, and leaves out those that change nothing. */
export function compact(cells: readonly Cell[]): Cell[] {
  const groups = new Map<string, { cell: Cell; ids: Set<number> }>();
  for (const cell of cells) {
    const [before, after] = [JSON.stringify(cell.before), JSON.stringify(cell.after)];
    if (before === after || cell.ids.length === 0) continue;
    const key = [cell.of, cell.field, before, after].join(' ');
    const group = groups.get(key) ?? { cell, ids: new Set<number>() };
    for (const id of cell.ids) group.ids.add(id);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ cell, ids }) => ({ ...cell, ids: [...ids] }));
}

/** All topics that the cells name. */
export function topicsOf(cells: readonly Cell[]): number[] {
  const topics = new Set<number>();
  for (const cell of cells) {
    if (cell.of === 'topic') for (const id of cell.ids) topics.add(id);
    if (cell.field !== 'topic' && cell.of !== 'topic') continue;
    for (const value of [cell.before, cell.after]) {
      if (isMerged(value)) topics.add(value.into);
      else if (typeof value === 'number' && (cell.field === 'topic' || cell.field === 'redirect'))
        topics.add(value);
    }
  }
  return [...topics].sort((a, b) => a - b);
}
