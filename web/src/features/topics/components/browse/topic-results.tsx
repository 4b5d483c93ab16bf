import { plural, t } from '@lingui/core/macro';
import { Link, type LinkProps } from 'react-router-dom';
import { TOPICS_PAGE, TOPICS_PAGED_MOST } from '#contract/site';
import type { Topic } from '#contract/stories';
import type { TopicSort } from '#vocabulary';
import { MESSAGES } from '#words/site';
import { Callout } from '../../../../components/feedback/callout';
import { PageLinks } from '../../../../components/page-links';
import type { ListPage } from '../../../../lib/http';
import { numberLabel } from '../../../../lib/language/numbers';
import { useFocusOnChange } from '../../../../lib/page/focus-on-change';
import { TopicList } from '../topic-list';
import styles from './topic-results.module.css';

interface TopicResultsProps {
  heading: string;
  page: number;
  sort: TopicSort;
  found: ListPage<Topic[]> | undefined;
  failed: boolean;
  onRetry: () => Promise<unknown>;
  hrefOf: (page: number) => LinkProps['to'];
}

/** A page of topics with its heading, and links to the other pages. */
export function TopicResults({ heading, page, sort, found, failed, onRetry, hrefOf }: TopicResultsProps) {
  const title = useFocusOnChange<HTMLHeadingElement>(`${sort} ${page}`);
  const pageCount = Math.ceil((found?.total ?? 0) / TOPICS_PAGE);
  const isBeyond = found !== undefined && found.entries.length === 0 && found.total > 0;
  return (
    <section aria-labelledby="topic-results">
      <h2 id="topic-results" ref={title} tabIndex={-1} className={styles.heading}>
        {page > 1 ? t`${heading}, page ${page}` : heading}
      </h2>
      {found !== undefined && !failed && (
        <p role="status" className="meta">
          {countLabel(found.total)}
        </p>
      )}
      {isBeyond && !failed ? (
        <Callout title={t`Page ${pageCount} is the last page.`}>
          <Link to={hrefOf(pageCount)} className="button">
            {t`Go to the last page`}
          </Link>
        </Callout>
      ) : (
        <TopicList
          topics={found?.entries}
          failed={failed}
          onRetry={onRetry}
          empty={MESSAGES.topicsEmpty}
          level="h3"
        />
      )}
      <PageLinks label={t`Pages of topics`} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </section>
  );
}

function countLabel(total: number): string {
  if (total >= TOPICS_PAGED_MOST) return t`${{ count: numberLabel(total) }}+ stories`;
  return plural(total, { one: '# story', other: '# stories' });
}
