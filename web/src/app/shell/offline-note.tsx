import { useLocation } from 'react-router-dom';
import { MESSAGES } from '#contract/site';
import { useOldestCopy } from '../../lib/connection/saved-copies';
import { useOnline } from '../../lib/connection/use-online';
import styles from './offline-note.module.css';

/** 'Saved copy from 14:05.', with the day unless it is today. */
function savedCopy(copy: number): string {
  const at = new Date(copy);
  const isToday = at.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return `Saved copy from ${at.toLocaleString('en-GB', { ...day, hour: '2-digit', minute: '2-digit' })}.`;
}

/** Says, on every page, that there is no connection, and of when the copy is that is shown instead. */
export function OfflineNote() {
  const isOnline = useOnline();
  const copy = useOldestCopy(useLocation().pathname);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.note}>
          <strong>{MESSAGES.offline}.</strong> {copy === null ? MESSAGES.offlineHint : savedCopy(copy)}
        </p>
      )}
      {isOnline && copy !== null && (
        <p className={styles.note}>
          <strong>The server cannot be reached.</strong> {savedCopy(copy)}
        </p>
      )}
    </div>
  );
}
