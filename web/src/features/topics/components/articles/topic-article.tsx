import type { ArticleCard } from '#contract/reading';
import { DefaultImage } from '../../../../components/default-image';
import { OutletImage } from '../../../../components/outlet/outlet-image';
import { SourceLink } from '../../../../components/outlet/source-link';
import { RelativeTime } from '../../../../components/relative-time';
import { RowHeadline } from '../../../../components/row-headline';
import { pages } from '../../../../lib/urls';
import { ArticleActions } from '../../../reading-lists/components/article-actions';
import styles from './topic-article.module.css';

/** One article of the topic: headline, outlet, time, picture, bookmark and share. */
export function TopicArticle({ article }: { article: ArticleCard }) {
  const headline = `topic-article-${article.id}`;
  return (
    <>
      <div className={styles.text}>
        <RowHeadline
          id={headline}
          level="h3"
          size="small"
          to={pages.article(article.slug)}
          language={article.language}
        >
          {article.title}
        </RowHeadline>
        <div className={styles.foot}>
          <p className={`meta ${styles.meta}`}>
            <SourceLink name={article.sourceName} slug={article.source.slug} />
            <RelativeTime at={article.publishedAt} />
          </p>
          <ArticleActions article={article} headline={headline} />
        </div>
      </div>
      {article.imageUrl === null ? (
        <DefaultImage className={styles.image} />
      ) : (
        <OutletImage url={article.imageUrl} shape="thumbnail" sizes="108px" className={styles.image} />
      )}
    </>
  );
}
