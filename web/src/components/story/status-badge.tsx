import { statusBadge } from '#words/stories';
import styles from './status-badge.module.css';

const TONES: Record<string, string | undefined> = {
  ongoing: styles.ongoing,
  developing: styles.developing,
  resolved: styles.resolved,
};

/** A story's status, always in the same colour. */
export function StatusBadge({ status }: { status: string }) {
  return <span className={`${styles.badge} ${TONES[status] ?? ''}`}>{statusBadge(status)}</span>;
}
