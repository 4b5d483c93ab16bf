import { t } from '@lingui/core/macro';
import styles from './compare-headlines.module.css';

export function HeadlinesSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Loading the headlines`}</span>
      <span className={`bone ${styles.bone}`} />
      <span className={`bone ${styles.bone}`} />
      <span className={`bone ${styles.bone}`} />
    </div>
  );
}
