import type { CSSProperties } from 'react';
import styles from './since-last-visit.module.css';

/** On the device: how many lines there were. Most of them are still there on the next visit. */
export const LINES_KEY = 'since-last-visit';

/** The space of lines that are loading, so that nothing below moves when they arrive. */
export function ReservedLines({ lines }: { lines: number }) {
  if (lines === 0) return null;
  return <div aria-hidden="true" className={styles.since} style={heightOf(lines)} />;
}

export const heightOf = (lines: number) => ({ '--lines': lines }) as CSSProperties;
