import { Trans } from '@lingui/react/macro';
import styles from './new-badge.module.css';

/** '3 new': milestones that a follower has not seen. */
export function NewBadge({ count, suffix = '' }: { count: number; suffix?: string }) {
  return (
    <span className={styles.badge}>
      <Trans>
        {count} new{suffix}
      </Trans>
    </span>
  );
}
