import { plural } from '@lingui/core/macro';
import styles from './new-badge.module.css';

interface NewBadgeProps {
  count: number;
  /** The whole text, if it says more than the count. */
  label?: string;
}

/** '3 new': milestones that a follower has not seen. */
export function NewBadge({ count, label = plural(count, { one: '# new', other: '# new' }) }: NewBadgeProps) {
  return <span className={styles.badge}>{label}</span>;
}
