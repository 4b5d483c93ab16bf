import type { ActivityHour } from '#contract/desk';
import { FEED_LEVELS } from '#vocabulary';
import { useActivity } from '../../api/use-overview';
import { HourBars } from './hour-bars';
import styles from './overview.module.css';

interface Chart {
  title: string;
  unit: [string, string];
  of: (hour: ActivityHour) => number | null;
}

const CHARTS: readonly Chart[] = [
  { title: 'Articles', unit: ['article', 'articles'], of: ({ articles }) => articles },
  {
    title: 'Minutes from publication to reading',
    unit: ['minute', 'minutes'],
    of: ({ lagMinutes }) => lagMinutes,
  },
  {
    title: 'Failed visits to feeds',
    unit: ['failed visit', 'failed visits'],
    of: ({ failedVisits }) => failedVisits,
  },
  { title: 'Notifications', unit: ['notification', 'notifications'], of: ({ notices }) => notices },
  { title: 'Mails sent', unit: ['mail', 'mails'], of: ({ mails }) => mails },
];

/** The last two days, hour by hour, and the feeds by state. */
export function Activity() {
  const { data } = useActivity();
  if (data === undefined) return null;
  return (
    <>
      <section aria-labelledby="feeds-by-state" className={styles.section}>
        <h2 id="feeds-by-state">Feeds</h2>
        <dl className={styles.cards}>
          {FEED_LEVELS.map((level) => (
            <div key={level} className={styles.card}>
              <dt className="meta">{level}</dt>
              <dd className={styles.count}>{(data.feeds[level] ?? 0).toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="activity" className={styles.section}>
        <h2 id="activity">Last 48 hours</h2>
        <div className={styles.charts}>
          {CHARTS.map(({ title, unit, of }) => (
            <HourBars
              key={title}
              title={title}
              unit={unit}
              hours={data.hours.map((hour) => ({ at: hour.at, value: of(hour) }))}
            />
          ))}
        </div>
      </section>
    </>
  );
}
