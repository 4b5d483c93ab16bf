import { t } from '@lingui/core/macro';
import type { SWRResponse } from 'swr';
import { type ArticleCard } from '#contract/reading';
import { SKELETONS } from '#contract/site';
import { MESSAGES } from '#words/site';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Repeated } from '../../../../components/repeated';
import { numberLabel } from '../../../../lib/language/numbers';
import { cardAttributes } from '../../../../lib/page/cards';
import { useWholeList } from '../../../../lib/page/whole-list';
import { TopicArticle } from './topic-article';
import styles from './topic-articles.module.css';

/** Six rows of two on a desktop. */
const FIRST_SHOWN = 12;

interface TopicArticlesProps {
  list: Pick<SWRResponse<ArticleCard[]>, 'data' | 'error' | 'mutate'>;
  /** What an empty list says. */
  empty: string;
}

/** Articles of the topic as cards, newest first. */
export function TopicArticles({ list: { data: articles, error, mutate }, empty }: TopicArticlesProps) {
  const { list, isWhole, showAll } = useWholeList<HTMLUListElement>(FIRST_SHOWN);
  if (articles === undefined && error !== undefined)
    return <LoadFailed title={MESSAGES.newsFeedFailed} onRetry={mutate} />;
  if (articles === undefined) return <Skeleton />;
  if (articles.length === 0) return <p className={styles.empty}>{empty}</p>;
  const shown = isWhole ? articles : articles.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {shown.map((article) => (
          <li key={article.id} className={styles.row} {...cardAttributes({ articleId: article.id })}>
            <TopicArticle article={article} />
          </li>
        ))}
      </ul>
      {shown.length < articles.length && (
        <button type="button" className={`button ${styles.more}`} onClick={showAll}>
          {t`Show ${{ count: numberLabel(articles.length - shown.length) }} more`}
        </button>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Loading articles`}</span>
      <Repeated times={SKELETONS.topicArticles}>
        <div className={styles.row}>
          <span className={`bone ${styles.bone}`} />
        </div>
      </Repeated>
    </div>
  );
}
