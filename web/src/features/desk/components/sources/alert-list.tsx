import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { momentLabel } from '#words/news-clock';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { readAlerts, useAlerts } from '../../api/use-alerts';
import styles from './sources.module.css';

/** Dead feeds and sources beyond their quota, until an admin marks them as read. */
export function AlertList() {
  const [all, setAll] = useState(false);
  const { data, error, mutate } = useAlerts(all);
  const toast = useToast();
  const read = async (ids: number[]) => {
    try {
      await readAlerts(ids);
    } catch (failure) {
      toast({ text: said(serverMessage(failure) ?? t`The alerts could not be changed.`), failed: true });
    }
  };
  const unread = (data ?? []).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          disabled={unread.length === 0}
          onClick={() => void read(unread)}
        >
          <Trans>Mark all as read</Trans>
        </button>
        <label>
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />{' '}
          <Trans>Also those that were read</Trans>
        </label>
      </div>
      {error !== undefined && data === undefined && (
        <LoadFailed title={t`The alerts could not be loaded.`} onRetry={mutate} />
      )}
      {data?.length === 0 && <Callout title={t`No alerts.`} />}
      <ul className={styles.list} aria-label={t`Alerts`}>
        {data?.map(({ id, text, feed, createdAt, readAt }) => (
          <li key={id} className={styles.entry}>
            <p>{said(text)}</p>
            <p className="meta">
              {feed !== null && `${feed.domain} · ${feed.url} · `}
              <time dateTime={createdAt}>{momentLabel(createdAt)}</time>
              {readAt !== null && ` · ${t({ message: 'read', context: 'an alert that somebody has read' })}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
