import { t } from '@lingui/core/macro';
import styles from './article-skeleton.module.css';

export function ArticleSkeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton}>
      <h1 className="visually-hidden">{t`Loading the article`}</h1>
      <span className={`bone ${styles.title}`} />
      <span className={`bone ${styles.meta}`} />
      <span className={`bone ${styles.image}`} />
      <span className={`bone ${styles.text}`} />
      <span className={`bone ${styles.text}`} />
      <span className={`bone ${styles.text}`} />
    </div>
  );
}
