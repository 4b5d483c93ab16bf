import { t } from '@lingui/core/macro';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { numberLabel } from '../../../../lib/language/numbers';
import { useStats } from '../../api/use-stats';
import styles from './overview.module.css';

/** How many users, articles and topics there are. */
export function StatCards() {
  const { data, error, mutate } = useStats();
  if (data === undefined && error !== undefined)
    return <LoadFailed title={t`The numbers could not be loaded.`} onRetry={mutate} />;
  const cards = [
    { key: 'users', label: t`Total Users`, count: data?.userCount },
    { key: 'articles', label: t`Articles`, count: data?.articleCount },
    { key: 'topics', label: t`Topics`, count: data?.topicCount },
  ];
  return (
    <dl className={styles.cards}>
      {cards.map(({ key, label, count }) => (
        <div key={key} className={styles.card}>
          <dt className="meta">{label}</dt>
          <dd className={styles.count}>
            {count === undefined ? <span className="bone">{'\u00A0'}</span> : numberLabel(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
