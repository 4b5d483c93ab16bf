import type { ReactNode } from 'react';
import styles from './figures-table.module.css';

interface FiguresTableProps {
  /** What opens it, and its name. */
  summary: string;
  /** Names by key. */
  columns: Readonly<Record<string, string>>;
  /** The first cell of each row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The figures of the chart beside it as a collapsed table. */
export function FiguresTable({ summary, columns, rows }: FiguresTableProps) {
  const keys = Object.keys(columns);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow window scrolls the table, also by keys */}
      <section aria-label={summary} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {Object.entries(columns).map(([key, column]) => (
                <th key={key} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {figures.map((figure, place) => (
                  <td key={keys[place + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
