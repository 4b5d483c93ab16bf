import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { ALERTS_SHOWN } from '#contract/desk';
import { useAlerts } from '../../api/use-alerts';
import styles from './overview.module.css';

/** How many alerts nobody has read, with the newest one. They are listed on the tab Sources. */
export function UnreadAlerts() {
  const { data } = useAlerts(false);
  const [newest] = data ?? [];
  if (data === undefined || newest === undefined) return null;
  return (
    <p role="status" className={styles.alerts}>
      <Link to={{ search: '?tab=sources&view=alerts' }}>{counted(data.length)}</Link>
      {newest.feed === null ? '' : ` ${newest.feed.domain}:`} {newest.text}
    </p>
  );
}

function counted(alerts: number): string {
  if (alerts === 1) return t`1 unread alert`;
  return t`${alerts}${alerts === ALERTS_SHOWN ? t` or more` : ''} unread alerts`;
}
