import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { useFocusOnChange } from '../../../lib/page/focus-on-change';
import { pages } from '../../../lib/urls';
import { useHeadlines } from '../api/use-headlines';
import styles from './compare-headlines.module.css';
import { HeadlinesSkeleton } from './headlines-skeleton';
import { MilestoneHeadlinesItem } from './milestone-headlines-item';

/** In place of a milestone's id. */
const ALL = 0;

/** How each source titled the same development. `?milestone=` shows only one development. */
export function CompareHeadlines({ topic }: { topic: { id: number; slug: string } }) {
  const [params] = useSearchParams();
  const milestone = milestoneOf(params);
  const { milestones, hasFailed, isReading, hasMore, readMore, tryAgain } = useHeadlines(topic.id, milestone);
  const list = useFocusOnChange<HTMLOListElement>(milestones === undefined ? null : (milestone ?? ALL));
  if (milestones === undefined && !hasFailed) return <HeadlinesSkeleton />;
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Each source's first headline about the same development, and how it read before the source changed
          it.
        </Trans>
      </p>
      {milestone !== undefined && (
        <Link to={pages.headlines(topic.slug)} className={styles.all} preventScrollReset>
          {t`Compare the headlines of all developments`}
        </Link>
      )}
      {milestones?.length === 0 && <Callout title={MESSAGES.headlinesEmpty} />}
      <ol ref={list} tabIndex={-1}>
        {milestones?.map((one) => (
          <li key={one.id}>
            <MilestoneHeadlinesItem milestone={one} />
          </li>
        ))}
      </ol>
      {hasFailed && <LoadFailed title={MESSAGES.headlinesFailed} onRetry={tryAgain} />}
      {hasMore && !hasFailed && (
        <button
          type="button"
          className={`button ${styles.more}`}
          aria-disabled={isReading}
          onClick={() => !isReading && readMore()}
        >
          {t`Show earlier developments`}
        </button>
      )}
    </>
  );
}

/** A malformed id is ignored: all developments are shown. */
function milestoneOf(params: URLSearchParams): number | undefined {
  const id = params.get('milestone') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
