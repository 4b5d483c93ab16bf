import type { ReactNode } from 'react';
import styles from './story-columns.module.css';

interface StoryColumnsProps {
  /** Where the story stands, and its timeline. */
  children: ReactNode;
  /** Figures, in a strip beside it. */
  side: ReactNode;
  /** A panel that answers questions about the story, at the top of the strip. The page is whole without it. */
  assistant?: ReactNode;
}

/** The body of a story's pages. In narrow windows the strip is below. */
export function StoryColumns({ children, side, assistant }: StoryColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>
        {assistant}
        {side}
      </div>
    </div>
  );
}
