import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DESK_FEEDS_PAGE } from '#contract/desk';
import { FEED_LEVELS, type FeedLevel } from '#vocabulary';
import { FEED_LEVEL_LABELS, FEED_MESSAGES } from '#words/desk';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { Choice } from '../../../../components/form/choice';
import { SearchBox } from '../../../../components/form/search-box';
import { PageSteps } from '../../../../components/page-steps';
import { useSettled } from '../../../../lib/settled-value';
import { useFeeds } from '../../api/use-feeds';
import { FeedEntry } from './feed-entry';
import styles from './feeds.module.css';

const PAUSE_MS = 250;

/** All feeds, what needs attention first. */
export function FeedList() {
  const [text, setText] = useState('');
  const [level, setLevel] = useState<FeedLevel | ''>('');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useFeeds(useSettled(text.trim(), PAUSE_MS), level, page);
  const pages = Math.ceil((data?.total ?? 0) / DESK_FEEDS_PAGE);
  return (
    <section aria-labelledby="feeds-title" className={styles.section}>
      <h2 id="feeds-title">
        <Trans>Feeds</Trans>
      </h2>
      <div className={styles.filters}>
        <SearchBox
          name="q"
          label={t`Search feeds`}
          placeholder={t`Source, domain or URL`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
        />
        <Choice
          label={t`State`}
          value={level}
          choices={[
            { value: '', label: t`All` },
            ...FEED_LEVELS.map((value) => ({ value, label: FEED_LEVEL_LABELS[value] })),
          ]}
          onChange={(chosen) => {
            setLevel(chosen);
            setPage(1);
          }}
        />
      </div>
      {data === undefined && error === undefined && <Spinner label={t`Loading the feeds`} />}
      {data === undefined && error !== undefined && (
        <LoadFailed title={t`The feeds could not be loaded.`} onRetry={mutate} />
      )}
      {data?.entries.length === 0 && <Callout title={FEED_MESSAGES.none} />}
      {data !== undefined && data.entries.length > 0 && (
        <>
          <p className="meta" role="status">
            <Plural value={data.total} one="# feed" other="# feeds" />
          </p>
          <ul className={styles.list} aria-label={t`Feeds`}>
            {data.entries.map((feed) => (
              <FeedEntry key={feed.id} feed={feed} />
            ))}
          </ul>
        </>
      )}
      <PageSteps label={t`Pages of feeds`} page={page} pageCount={pages} onGo={setPage} />
    </section>
  );
}
