import { MESSAGES } from '#contract/site';
import { useOnline } from '../../lib/connection/use-online';
import styles from './offline-note.module.css';

/** Says, on every page, that there is no connection. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.note}>
          <strong>{MESSAGES.offline}.</strong> {MESSAGES.offlineHint}
        </p>
      )}
    </div>
  );
}
