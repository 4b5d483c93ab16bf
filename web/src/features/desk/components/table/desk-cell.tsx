import type { ReactNode } from 'react';
import styles from './desk-table.module.css';

interface DeskCellProps {
  /** The head of its column, which a phone shows beside the value. Absent: the value speaks for itself. */
  label?: string;
  /** `text` breaks lines, `number` has figures of one width. */
  kind?: 'text' | 'number';
  children: ReactNode;
}

/** A cell of a dense table. */
export function DeskCell({ label, kind, children }: DeskCellProps) {
  return (
    <td data-label={label} className={kind && styles[kind]}>
      {children}
    </td>
  );
}
