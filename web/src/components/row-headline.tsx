import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-headline.module.css';

interface RowHeadlineProps {
  id?: string;
  level: 'h2' | 'h3' | 'h4';
  size?: 'large' | 'small';
  to: string;
  /** Of the headline (BCP 47); absent: not known here. */
  language?: string | undefined;
  children: string;
}

/** The linked headline of a story or an article in a list. */
export function RowHeadline({
  id,
  level: Heading,
  size = 'large',
  to,
  language,
  children,
}: RowHeadlineProps) {
  return (
    <Heading id={id} className={styles[size]} lang={language}>
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
