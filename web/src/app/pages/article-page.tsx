import { Navigate, useParams } from 'react-router-dom';
import { type ArticlePage, isNearTitle, MESSAGES, pageTitle, RELATED_SHOWN } from '#contract';
import { useArticle } from '../../features/articles/api/use-article';
import { useMoreOnTopic } from '../../features/articles/api/use-more-on-topic';
import { ArticleBody } from '../../features/articles/components/article-body';
import { ArticleFailed, titleFromSlug } from '../../features/articles/components/article-failed';
import { ArticleHeader } from '../../features/articles/components/article-header';
import { ArticleSkeleton } from '../../features/articles/components/article-skeleton';
import { RelatedList } from '../../features/articles/components/related-list';
import { StoryProgression } from '../../features/articles/components/story-progression';
import { useHistory } from '../../features/reading-lists/components/use-history';
import { pages } from '../../lib/urls';
import styles from './reading.module.css';

export function Component() {
  const { slug = '' } = useParams();
  const { data, error, mutate } = useArticle(slug);
  if (data !== undefined && data.article.slug !== slug) {
    return <Navigate to={pages.article(data.article.slug)} replace />;
  }
  return (
    <div className={styles.column}>
      {data === undefined && <title>{pageTitle(titleFromSlug(slug))}</title>}
      {data !== undefined && <ArticleView {...data} />}
      {data === undefined && error !== undefined && (
        <ArticleFailed slug={slug} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <ArticleSkeleton />}
    </div>
  );
}

function ArticleView({ article, milestones, source, topic, relatedArticles }: ArticlePage) {
  const related = relatedArticles
    .filter(({ id, title }) => id !== article.id && !isNearTitle(article.title, title))
    .slice(0, RELATED_SHOWN);
  useHistory(article.id);
  const more = useMoreOnTopic(topic.id, [article.id, ...related.map(({ id }) => id)]);
  return (
    <>
      <title>{pageTitle(article.title)}</title>
      <article>
        <ArticleHeader article={article} source={source} topic={topic} />
        <ArticleBody article={article} />
      </article>
      <StoryProgression milestones={milestones} />
      <RelatedList title="Related Coverage" articles={related} empty={MESSAGES.relatedEmpty} />
      {more.length > 0 && <RelatedList title="More on this Topic" articles={more} empty="" />}
    </>
  );
}
