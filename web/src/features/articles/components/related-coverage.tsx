import { t } from '@lingui/core/macro';
import { type ArticlePage } from '#contract/reading';
import { RELATED_DEFAULT_MAX } from '#contract/site';
import { MESSAGES } from '#words/site';
import { Repeated } from '../../../components/repeated';
import { useRelated } from '../api/find-related';
import { RelatedFailed } from './related-failed';
import { RelatedList } from './related-list';
import styles from './related-list.module.css';

interface RelatedCoverageProps {
  article: ArticlePage['article'];
  /** What the server sent with the article. */
  known: ArticlePage['relatedArticles'];
  max?: number;
}

/** Related articles, or why there are none. */
export function RelatedCoverage({ article, known, max = RELATED_DEFAULT_MAX }: RelatedCoverageProps) {
  const { articles, isLoading, hasFailed, tryAgain } = useRelated(article, known);
  return (
    <RelatedList title={t`Related Coverage`} articles={articles.slice(0, max)}>
      {isLoading && <RelatedBones count={max} />}
      {hasFailed && <RelatedFailed onRetry={tryAgain} />}
      {!isLoading && !hasFailed && articles.length === 0 && (
        <p className={`meta ${styles.note}`}>{MESSAGES.relatedEmpty}</p>
      )}
    </RelatedList>
  );
}

function RelatedBones({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Looking for related coverage`}</span>
      <Repeated times={count}>
        <span className={styles.row}>
          <span className={`bone ${styles.bone}`} />
        </span>
      </Repeated>
    </div>
  );
}
