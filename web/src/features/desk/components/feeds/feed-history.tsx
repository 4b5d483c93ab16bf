import { momentLabel } from '#contract/news-clock';
import { Callout } from '../../../../components/feedback/callout';
import { Spinner } from '../../../../components/feedback/spinner';
import { timeLabel } from '../../../../lib/dates';
import { useFeed } from '../../api/use-feeds';
import table from '../table/desk-table.module.css';
import styles from './feeds.module.css';

/** When the feed is checked next and why, and its last visits. */
export function FeedHistory({ id }: { id: number }) {
  const { data, error } = useFeed(id);
  if (error !== undefined) return <Callout alert title="The history could not be loaded." />;
  if (data === undefined) return <Spinner label="Loading the history" />;
  return (
    <div className={styles.history}>
      <p>{data.nextCheck}</p>
      <p className="meta">
        {data.articles.toLocaleString('en')} {data.articles === 1 ? 'article' : 'articles'}
      </p>
      {data.visits.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table
        <section className={table.frame} aria-label={`Visits to ${data.url}`} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">Visit</th>
                <th scope="col">Outcome</th>
                <th scope="col">Added</th>
                <th scope="col">Revised</th>
                <th scope="col">Dropped</th>
                <th scope="col">Time</th>
                <th scope="col">Not stored</th>
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
                  <td>{visit.trouble ?? visit.outcome.replaceAll('_', ' ')}</td>
                  <td>{visit.added}</td>
                  <td>{visit.revised}</td>
                  <td>{visit.dropped}</td>
                  <td>{visit.ms} ms</td>
                  <td>{visit.leftOut || 'Nothing'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
