import { t } from '@lingui/core/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { SKELETONS, TOPICS_PAGE } from '#contract/site';
import type { EndedStories as Ended } from '#contract/stories';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { PageLinks } from '../../../components/page-links';
import { Repeated } from '../../../components/repeated';
import { useFocusOnChange } from '../../../lib/page/focus-on-change';
import { pages } from '../../../lib/urls';
import { useEndedStories } from '../api/use-ended-stories';
import styles from './ended-stories.module.css';
import { EndedStory } from './ended-story';
import { MonthLinks } from './month-links';
import { byMonth, monthLabel, monthOf } from './months';

/** Ended stories by month. The address holds the month and the page. */
export function EndedStories() {
  const [params] = useSearchParams();
  const month = monthOf(params.get('month'));
  const page = Math.max(1, Math.min(100, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const { data, error, mutate } = useEndedStories(month, page);
  const list = useFocusOnChange<HTMLDivElement>(page);
  if (error !== undefined) {
    return <LoadFailed title={t`The ended stories could not be loaded.`} onRetry={mutate} />;
  }
  if (data === undefined) return <Skeleton />;
  return (
    <>
      <MonthLinks months={data.months} chosen={month} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        {data.stories.length === 0 ? <Empty month={month} total={data.total} /> : <Months ended={data} />}
      </div>
      <PageLinks
        label={t`Pages of ended stories`}
        page={page}
        pageCount={Math.ceil(data.total / TOPICS_PAGE)}
        hrefOf={(to) => ({ search: addressOf(month, to) })}
      />
    </>
  );
}

function Months({ ended }: { ended: Ended }) {
  return byMonth(ended.stories).map(([month, stories]) => (
    <section key={month} aria-labelledby={`month-${month}`} className={styles.month}>
      <h2 id={`month-${month}`}>{monthLabel(month)}</h2>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <EndedStory story={story} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Empty({ month, total }: { month: string | undefined; total: number }) {
  if (total > 0) {
    return (
      <Callout title={t`This page has no stories.`}>
        <Link to={pages.endedStories(month)} className="button">
          {t`Go to the first page`}
        </Link>
      </Callout>
    );
  }
  return (
    <Callout
      title={
        month === undefined
          ? t`No story has ended yet.`
          : t`No story ended in ${{ month: monthLabel(month) }}.`
      }
      hint={t`A story ends when two independent origins report its end, or an editor says so.`}
    >
      <Link to={pages.discover()} className="button">
        {t`Go to Discover`}
      </Link>
    </Callout>
  );
}

function addressOf(month: string | undefined, page: number): string {
  const params = new URLSearchParams();
  if (month !== undefined) params.set('month', month);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Loading ended stories`}</span>
      <Repeated times={SKELETONS.topics}>
        <span className={`bone ${styles.bone}`} />
      </Repeated>
    </div>
  );
}
