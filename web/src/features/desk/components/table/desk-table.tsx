import type { ReactNode } from 'react';
import type { Column } from './column';
import styles from './desk-table.module.css';
import { SortHeader } from './sort-header';

interface DeskTableProps<Sort extends string> {
  label: string;
  columns: readonly Column<Sort>[];
  /** The order in force, such as `-created`. */
  sort: string;
  onSort: (sort: Sort | `-${Sort}`) => void;
  /** The rows. */
  children: ReactNode;
}

/** A dense table, on a phone a list of its rows. It can be scrolled with the keyboard. */
export function DeskTable<Sort extends string>({
  label,
  columns,
  sort,
  onSort,
  children,
}: DeskTableProps<Sort>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.label.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
