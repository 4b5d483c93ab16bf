import type { ReactNode } from 'react';
import styles from './story-columns.module.css';

interface StoryColumnsProps {
  /** Where the story stands, and its timeline. */
  children: ReactNode;
  /** Figures, in a strip beside it. */
  side: ReactNode;
  /** A panel that answers questions about the story, at the top of the strip. The page is whole without it. */
  assistant?: ReactNode;
  /** What is too long for the strip, as wide as both columns. */
  below?: ReactNode;
}

/** The body of a story's pages. In narrow windows the strip is below the timeline. */
export function StoryColumns({ children, side, assistant, below }: StoryColumnsProps) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>
          {assistant}
          {side}
        </div>
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </>
  );
}
