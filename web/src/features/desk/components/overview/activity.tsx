import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ActivityHour } from '#contract/desk';
import { FEED_LEVELS } from '#vocabulary';
import { FEED_LEVEL_LABELS } from '#words/desk';
import { Callout } from '../../../../components/feedback/callout';
import { Spinner } from '../../../../components/feedback/spinner';
import { numberLabel } from '../../../../lib/language/numbers';
import { useActivity } from '../../api/use-overview';
import { HourBars } from './hour-bars';
import styles from './overview.module.css';

interface Chart {
  title: string;
  unit: [string, string];
  /** What it says if every hour has none. */
  none: string;
  of: (hour: ActivityHour) => number | null;
}

const CHARTS: readonly Chart[] = [
  { title: 'Articles', unit: ['article', 'articles'], none: 'No articles.', of: ({ articles }) => articles },
  {
    title: 'Minutes from publication to reading',
    unit: ['minute', 'minutes'],
    none: 'All within a minute.',
    of: ({ lagMinutes }) => lagMinutes,
  },
  {
    title: 'Failed visits to feeds',
    unit: ['failed visit', 'failed visits'],
    none: 'No failed visits.',
    of: ({ failedVisits }) => failedVisits,
  },
  {
    title: 'Notifications',
    unit: ['notification', 'notifications'],
    none: 'No notifications.',
    of: ({ notices }) => notices,
  },
  { title: 'Mails sent', unit: ['mail', 'mails'], none: 'No mails.', of: ({ mails }) => mails },
];

/** The last two days, hour by hour, and the feeds by state. */
export function Activity() {
  const { data, error, mutate } = useActivity();
  if (data === undefined && error !== undefined)
    return (
      <Callout alert title={t`The charts could not be loaded.`}>
        <button type="button" className="button" onClick={() => void mutate()}>
          <Trans>Try Again</Trans>
        </button>
      </Callout>
    );
  if (data === undefined) return <Spinner label={t`Loading the charts`} />;
  return (
    <>
      <section aria-labelledby="feeds-by-state" className={styles.section}>
        <h2 id="feeds-by-state">
          <Trans>Feeds</Trans>
        </h2>
        <dl className={styles.feeds}>
          {FEED_LEVELS.map((level) => (
            <div key={level} className={styles.card}>
              <dt className="meta">{FEED_LEVEL_LABELS[level]}</dt>
              <dd className={styles.count}>{numberLabel(data.feeds[level] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="activity" className={styles.section}>
        <h2 id="activity">
          <Trans>Last 48 hours</Trans>
        </h2>
        <div className={styles.charts}>
          {CHARTS.map(({ title, unit, none, of }) => (
            <HourBars
              key={title}
              title={title}
              unit={unit}
              none={none}
              hours={data.hours.map((hour) => ({ at: hour.at, value: of(hour) }))}
            />
          ))}
        </div>
      </section>
    </>
  );
}
