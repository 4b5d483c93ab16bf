import { statusBadge } from '#contract/stories';
import styles from './status-badge.module.css';

const TONES: Record<string, string | undefined> = {
  ongoing: styles.ongoing,
  developing: styles.developing,
  resolved: styles.resolved,
};

/** A story's status in words, with the colour that always means it. */
export function StatusBadge({ status }: { status: string }) {
  return <span className={`${styles.badge} ${TONES[status] ?? ''}`}>{statusBadge(status)}</span>;
}
