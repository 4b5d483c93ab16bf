import { Link } from 'react-router-dom';
import type { ArticleCard } from '#contract/reading';
import { DefaultImage } from '../../../../components/default-image';
import { OutletImage } from '../../../../components/outlet/outlet-image';
import { SourceLink } from '../../../../components/outlet/source-link';
import { RelativeTime } from '../../../../components/relative-time';
import { pages } from '../../../../lib/urls';
import { ArticleActions } from '../../../reading-lists/components/article-actions';
import styles from './topic-article.module.css';

/** One article of the topic: headline, outlet, time, picture, bookmark and share. */
export function TopicArticle({ article }: { article: ArticleCard }) {
  const headline = `topic-article-${article.id}`;
  return (
    <>
      <div className={styles.text}>
        <h3 id={headline} className={styles.headline}>
          <Link to={pages.article(article.slug)} className={styles.link}>
            {article.title}
          </Link>
        </h3>
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
        <OutletImage url={article.imageUrl} shape="thumbnail" className={styles.image} />
      )}
    </>
  );
}
