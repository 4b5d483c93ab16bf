import type { ReactNode } from 'react';
import styles from './marked-text.module.css';

interface MarkedTextProps {
  text: string;
  /** In the order of the text, without overlaps. */
  marks: readonly (readonly [start: number, end: number])[];
  /** Shows the text up to here. */
  until?: number;
}

/** Plain text with the matches of the search highlighted. */
export function MarkedText({ text, marks, until = text.length }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start >= until) break;
    parts.push(text.slice(at, start));
    parts.push(
      <mark key={start} className={styles.mark}>
        {text.slice(start, Math.min(end, until))}
      </mark>,
    );
    at = Math.min(end, until);
  }
  parts.push(text.slice(at, until));
  return <>{parts}</>;
}
