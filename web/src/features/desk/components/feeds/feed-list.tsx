import { useState } from 'react';
import { DESK_FEEDS_PAGE, FEED_LEVEL_LABELS, FEED_MESSAGES } from '#contract/desk';
import { FEED_LEVELS, type FeedLevel } from '#vocabulary';
import { Callout } from '../../../../components/feedback/callout';
import { Spinner } from '../../../../components/feedback/spinner';
import { Choice } from '../../../../components/form/choice';
import { SearchBox } from '../../../../components/form/search-box';
import { useSettled } from '../../../../lib/settled-value';
import { useFeeds } from '../../api/use-feeds';
import { FeedEntry } from './feed-entry';
import styles from './feeds.module.css';

const PAUSE_MS = 250;
const LEVELS: readonly { value: FeedLevel | ''; label: string }[] = [
  { value: '', label: 'All' },
  ...FEED_LEVELS.map((value) => ({ value, label: FEED_LEVEL_LABELS[value] })),
];

/** All feeds, what needs attention first. */
export function FeedList() {
  const [text, setText] = useState('');
  const [level, setLevel] = useState<FeedLevel | ''>('');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useFeeds(useSettled(text.trim(), PAUSE_MS), level, page);
  const pages = Math.ceil((data?.total ?? 0) / DESK_FEEDS_PAGE);
  return (
    <section aria-labelledby="feeds-title" className={styles.section}>
      <h2 id="feeds-title">Feeds</h2>
      <div className={styles.filters}>
        <SearchBox
          name="q"
          label="Search feeds"
          placeholder="Source, domain or URL"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
        />
        <Choice
          label="State"
          value={level}
          choices={LEVELS}
          onChange={(chosen) => {
            setLevel(chosen);
            setPage(1);
          }}
        />
      </div>
      {data === undefined && error === undefined && <Spinner label="Loading the feeds" />}
      {data === undefined && error !== undefined && (
        <Callout alert title="The feeds could not be loaded.">
          <button type="button" className="button" onClick={() => void mutate()}>
            Try Again
          </button>
        </Callout>
      )}
      {data?.entries.length === 0 && <Callout title={FEED_MESSAGES.none} />}
      {data !== undefined && data.entries.length > 0 && (
        <>
          <p className="meta" role="status">
            {data.total === 1 ? '1 feed' : `${data.total.toLocaleString('en')} feeds`}
          </p>
          <ul className={styles.list} aria-label="Feeds">
            {data.entries.map((feed) => (
              <FeedEntry key={feed.id} feed={feed} />
            ))}
          </ul>
        </>
      )}
      {pages > 1 && (
        <p className={styles.pages}>
          <button type="button" className="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </button>
          <span>
            Page {page} of {pages}
          </span>
          <button
            type="button"
            className="button"
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            Next
          </button>
        </p>
      )}
    </section>
  );
}
