import { Trans } from '@lingui/react/macro';
import styles from './reading-list.module.css';

export function ReadingListSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading articles</Trans>
      </span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.row}>
          <span className={`bone ${styles.bone}`} />
        </div>
      ))}
    </div>
  );
}
