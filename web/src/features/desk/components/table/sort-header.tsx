import { i18n } from '#language';
import type { Column } from './column';
import styles from './desk-table.module.css';

interface SortHeaderProps<Sort extends string> {
  column: Column<Sort>;
  sort: string;
  onSort: (sort: Sort | `-${Sort}`) => void;
}

/** A column's head. Pressing it sorts by the column, and pressing it again turns the order. */
export function SortHeader<Sort extends string>({
  column: { label, sort: by },
  sort,
  onSort,
}: SortHeaderProps<Sort>) {
  if (by === undefined) return <th scope="col">{i18n._(label)}</th>;
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  const order = isUp ? 'ascending' : isDown ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => onSort(isUp ? `-${by}` : by)}>
        {i18n._(label)}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}
