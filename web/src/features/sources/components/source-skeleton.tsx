import { Trans } from '@lingui/react/macro';
import { TRUST_FACTORS } from '#vocabulary';
import styles from './source-skeleton.module.css';

/** A skeleton: name, a line of facts, the score and five bars. */
export function SourceSkeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton}>
      <span className="visually-hidden">
        <Trans>Loading the source</Trans>
      </span>
      <span className={`bone ${styles.name}`} />
      <span className={`bone ${styles.meta}`} />
      <span className={`bone ${styles.score}`} />
      {TRUST_FACTORS.map((factor) => (
        <span key={factor} className={`bone ${styles.bar}`} />
      ))}
    </div>
  );
}
