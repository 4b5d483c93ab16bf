import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-headline.module.css';

interface RowHeadlineProps {
  id?: string;
  level: 'h2' | 'h3' | 'h4';
  size?: 'large' | 'small';
  to: string;
  children: string;
}

/** The linked headline of a story or an article in a list. */
export function RowHeadline({ id, level: Heading, size = 'large', to, children }: RowHeadlineProps) {
  return (
    <Heading id={id} className={styles[size]}>
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </Heading>
  );
}

/** The line of facts below the headline. */
export function RowFacts({ children }: { children: ReactNode }) {
  return <p className={`meta ${styles.facts}`}>{children}</p>;
}
