import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { useOldestCopy } from '../../lib/connection/saved-copies';
import { useOnline } from '../../lib/connection/use-online';
import { clockLabel, timeLabel } from '../../lib/dates';
import styles from './offline-note.module.css';

/** 'Saved copy from 14:05.', with the day unless it is today. */
function savedCopy(copy: number): string {
  const at = new Date(copy);
  const isToday = at.toDateString() === new Date().toDateString();
  const time = (isToday ? clockLabel : timeLabel)(at.toISOString());
  return t`Saved copy from ${time}.`;
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
          <strong>
            <Trans>The server cannot be reached.</Trans>
          </strong>{' '}
          {savedCopy(copy)}
        </p>
      )}
    </div>
  );
}
