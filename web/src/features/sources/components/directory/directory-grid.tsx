import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SOURCES_PAGE } from '#contract/site';
import { type SourceCategory, type SourceStatistics } from '#contract/sources';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Repeated } from '../../../../components/repeated';
import { numberLabel } from '../../../../lib/language/numbers';
import { useSources } from '../../api/use-sources';
import { DirectoryCard } from './directory-card';
import styles from './directory-grid.module.css';

interface DirectoryGridProps {
  /** Null: all. */
  category: SourceCategory | null;
  statistics: SourceStatistics | undefined;
}

/** Twelve sources, then twelve more each time. */
export function DirectoryGrid({ category, statistics }: DirectoryGridProps) {
  const { sources, failed, hasMore, isLoadingMore, loadMore, retry } = useSources(category);
  const failure = <LoadFailed title={t`The sources could not be loaded.`} onRetry={retry} />;
  if (sources === undefined) return failed ? failure : <Skeleton />;
  const total = countOf(category, statistics) ?? Number.POSITIVE_INFINITY;
  return (
    <>
      {sources.length === 0 && <Callout title={t`No sources in this category.`} />}
      <ul className={styles.grid}>
        {sources.map((source) => (
          <li key={source.id} className={styles.item}>
            <DirectoryCard source={source} />
          </li>
        ))}
      </ul>
      {failed && failure}
      <div className={styles.foot}>
        {hasMore && sources.length < total && (
          <button type="button" className="button" aria-disabled={isLoadingMore} onClick={loadMore}>
            <Trans>Load more</Trans>
          </button>
        )}
        <p role="status" className="meta">
          {Number.isFinite(total)
            ? t`Showing ${{ shown: numberLabel(sources.length) }} of ${{ total: numberLabel(total) }} sources`
            : t`Showing ${{ shown: numberLabel(sources.length) }} sources`}
        </p>
      </div>
    </>
  );
}

function countOf(category: SourceCategory | null, statistics: SourceStatistics | undefined) {
  if (category === null) return statistics?.sources;
  return statistics?.byCategory.find((counted) => counted.category === category)?.sources;
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.grid}>
      <span className="visually-hidden">
        <Trans>Loading sources</Trans>
      </span>
      <Repeated times={SOURCES_PAGE}>
        <div className={styles.item}>
          <span className={`bone ${styles.bone}`} />
        </div>
      </Repeated>
    </div>
  );
}
