import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { type ArticlePage, relatedOf } from '#contract/reading';
import { RELATED_SHOWN } from '#contract/site';
import { PageTitle } from '../../components/page-title';
import { useArticle } from '../../features/articles/api/use-article';
import { ArticleBody } from '../../features/articles/components/article-body';
import { ArticleHeader } from '../../features/articles/components/article-header';
import { ArticleSkeleton } from '../../features/articles/components/article-skeleton';
import { MoreOnTopic } from '../../features/articles/components/more-on-topic';
import { RelatedCoverage } from '../../features/articles/components/related-coverage';
import { StoryProgression } from '../../features/articles/components/story-progression';
import { titleFromSlug } from '../../features/articles/components/title-from-slug';
import { useHistory } from '../../features/reading-lists/hooks/use-history';
import { pages } from '../../lib/urls';
import styles from './reading.module.css';

const ArticleFailed = lazy(() =>
  import('../../features/articles/components/article-failed').then((it) => ({ default: it.ArticleFailed })),
);

export function Component() {
  const { slug = '' } = useParams();
  const { data, error, mutate } = useArticle(slug);
  if (data !== undefined && data.article.slug !== slug) {
    return <Navigate to={pages.article(data.article.slug)} replace />;
  }
  return (
    <div className={styles.column}>
      {data === undefined && <PageTitle page="article" shown={titleFromSlug(slug)} />}
      {data !== undefined && <ArticleView key={data.article.id} {...data} />}
      {data === undefined && error !== undefined && (
        <Suspense fallback={<ArticleSkeleton />}>
          <ArticleFailed slug={slug} error={error} onRetry={mutate} />
        </Suspense>
      )}
      {data === undefined && error === undefined && <ArticleSkeleton />}
    </div>
  );
}

function ArticleView({ article, milestones, source, topic, relatedArticles }: ArticlePage) {
  useHistory(article.id);
  const related = relatedOf(article, relatedArticles).slice(0, RELATED_SHOWN);
  return (
    <>
      <PageTitle page="article" shown={article.title} />
      <article>
        <ArticleHeader article={article} source={source} topic={topic} />
        <ArticleBody article={article} />
      </article>
      <StoryProgression milestones={milestones} topic={topic} />
      <RelatedCoverage article={article} known={relatedArticles} max={RELATED_SHOWN} />
      <MoreOnTopic topicId={topic.id} shown={[article.id, ...related.map(({ id }) => id)]} />
    </>
  );
}
