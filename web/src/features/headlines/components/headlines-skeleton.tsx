import { Trans } from '@lingui/react/macro';
import styles from './compare-headlines.module.css';

export function HeadlinesSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading the headlines</Trans>
      </span>
      <span className={`bone ${styles.bone}`} />
      <span className={`bone ${styles.bone}`} />
      <span className={`bone ${styles.bone}`} />
    </div>
  );
}
