import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { ALERTS_SHOWN } from '#contract/desk';
import { said } from '../../../../lib/language/said';
import { useAlerts } from '../../api/use-alerts';
import styles from './overview.module.css';

/** How many alerts nobody has read, with the newest one. They are listed on the tab Sources. */
export function UnreadAlerts() {
  const { data } = useAlerts(false);
  const [newest] = data ?? [];
  if (data === undefined || newest === undefined) return null;
  return (
    <p role="status" className={styles.alerts}>
      <Link to={{ search: '?tab=sources&view=alerts' }}>{counted(data.length)}</Link>{' '}
      {newest.feed === null
        ? said(newest.text)
        : t`${{ name: newest.feed.domain }}: ${{ value: said(newest.text) }}`}
    </p>
  );
}

function counted(alerts: number): string {
  return alerts === ALERTS_SHOWN
    ? plural(alerts, { one: '# or more unread alerts', other: '# or more unread alerts' })
    : plural(alerts, { one: '# unread alert', other: '# unread alerts' });
}
