import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { momentLabel } from '#words/news-clock';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { timeLabel } from '../../../../lib/dates';
import { said } from '../../../../lib/language/said';
import { useFeed } from '../../api/use-feeds';
import table from '../table/desk-table.module.css';
import styles from './feeds.module.css';

/** When the feed is checked next and why, and its last visits. */
export function FeedHistory({ id }: { id: number }) {
  const { data, error, mutate } = useFeed(id);
  if (error !== undefined) return <LoadFailed title={t`The history could not be loaded.`} onRetry={mutate} />;
  if (data === undefined) return <Spinner label={t`Loading the history`} />;
  return (
    <div className={styles.history}>
      <p>{said(data.nextCheck)}</p>
      <p className="meta">
        <Plural value={data.articles} one="# article" other="# articles" />
      </p>
      {data.visits.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table
        <section className={table.frame} aria-label={t`Visits to ${{ url: data.url }}`} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Visit</Trans>
                </th>
                <th scope="col">
                  <Trans>Outcome</Trans>
                </th>
                <th scope="col">
                  <Trans>Added</Trans>
                </th>
                <th scope="col">
                  <Trans>Revised</Trans>
                </th>
                <th scope="col">
                  <Trans>Dropped</Trans>
                </th>
                <th scope="col">
                  <Trans>Time</Trans>
                </th>
                <th scope="col">
                  <Trans>Not stored</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.visits.map((visit) => (
                <tr key={visit.at}>
                  <td>
                    <time dateTime={visit.at} title={momentLabel(visit.at)}>
                      {timeLabel(visit.at)}
                    </time>
                  </td>
                  <td>{said(visit.trouble ?? visit.outcome.replaceAll('_', ' '))}</td>
                  <td>{visit.added}</td>
                  <td>{visit.revised}</td>
                  <td>{visit.dropped}</td>
                  <td>
                    <Trans>{{ ms: visit.ms }} ms</Trans>
                  </td>
                  <td>{visit.leftOut === '' ? t`Nothing` : said(visit.leftOut)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
