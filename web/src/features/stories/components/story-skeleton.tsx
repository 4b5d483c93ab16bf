import { t } from '@lingui/core/macro';
import styles from './story-skeleton.module.css';

export function StorySkeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton}>
      <h1 className="visually-hidden">{t`Loading the story…`}</h1>
      <span className={`bone ${styles.title}`} />
      <span className={`bone ${styles.meta}`} />
      <span className={`bone ${styles.text}`} />
      <span className={`bone ${styles.milestone}`} />
      <span className={`bone ${styles.milestone}`} />
    </div>
  );
}
