import { Callout } from '../../../../components/feedback/callout';
import { useStats } from '../../api/use-stats';
import styles from './overview.module.css';

/** How many users, articles and topics there are. */
export function StatCards() {
  const { data, error, mutate } = useStats();
  if (data === undefined && error !== undefined)
    return (
      <Callout alert title="The numbers could not be loaded.">
        <button type="button" className="button" onClick={() => void mutate()}>
          Try Again
        </button>
      </Callout>
    );
  const cards = [
    { label: 'Total Users', count: data?.userCount },
    { label: 'Articles', count: data?.articleCount },
    { label: 'Topics', count: data?.topicCount },
  ];
  return (
    <dl className={styles.cards}>
      {cards.map(({ label, count }) => (
        <div key={label} className={styles.card}>
          <dt className="meta">{label}</dt>
          <dd className={styles.count}>
            {count === undefined ? <span className="bone">{'\u00A0'}</span> : count.toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
