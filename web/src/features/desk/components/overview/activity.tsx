import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ActivityHour } from '#contract/desk';
import { i18n } from '#language';
import { FEED_LEVELS } from '#vocabulary';
import { FEED_LEVEL_LABELS } from '#words/desk';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { numberLabel } from '../../../../lib/language/numbers';
import { useActivity } from '../../api/use-overview';
import { HourBars } from './hour-bars';
import styles from './overview.module.css';

interface Chart {
  title: MessageDescriptor;
  counted: (value: number) => string;
  /** What it says if every hour has none. */
  none: MessageDescriptor;
  of: (hour: ActivityHour) => number | null;
}

const CHARTS: readonly Chart[] = [
  {
    title: msg`Articles`,
    counted: (value) => plural(value, { one: '# article', other: '# articles' }),
    none: msg`No articles.`,
    of: ({ articles }) => articles,
  },
  {
    title: msg`Minutes from publication to reading`,
    counted: (value) => plural(value, { one: '# minute', other: '# minutes' }),
    none: msg`All within a minute.`,
    of: ({ lagMinutes }) => lagMinutes,
  },
  {
    title: msg`Failed visits to feeds`,
    counted: (value) => plural(value, { one: '# failed visit', other: '# failed visits' }),
    none: msg`No failed visits.`,
    of: ({ failedVisits }) => failedVisits,
  },
  {
    title: msg`Notifications`,
    counted: (value) => plural(value, { one: '# notification', other: '# notifications' }),
    none: msg`No notifications.`,
    of: ({ notices }) => notices,
  },
  {
    title: msg`Mails sent`,
    counted: (value) => plural(value, { one: '# mail', other: '# mails' }),
    none: msg`No mails.`,
    of: ({ mails }) => mails,
  },
];

/** The last two days, hour by hour, and the feeds by state. */
export function Activity() {
  const { data, error, mutate } = useActivity();
  if (data === undefined && error !== undefined)
    return <LoadFailed title={t`The charts could not be loaded.`} onRetry={mutate} />;
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
          {CHARTS.map(({ title, counted, none, of }) => (
            <HourBars
              key={title.id}
              title={i18n._(title)}
              counted={counted}
              none={i18n._(none)}
              hours={data.hours.map((hour) => ({ at: hour.at, value: of(hour) }))}
            />
          ))}
        </div>
      </section>
    </>
  );
}
