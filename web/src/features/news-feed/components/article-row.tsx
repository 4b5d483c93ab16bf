import { memo } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleCard } from '#contract/reading';
import { MESSAGES } from '#contract/site';
import { newsFeedBand, UNRATED_DEFAULTS } from '#contract/trust';
import { CategoryDot } from '../../../components/category-dot';
import { Icon } from '../../../components/feedback/icon';
import { OutletImage } from '../../../components/outlet/outlet-image';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { RelativeTime } from '../../../components/relative-time';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import { TrackLink } from '../../tracked/components/track-link';
import styles from './article-row.module.css';

interface ArticleRowProps {
  article: ArticleCard;
  /** How this list shows trust; by default as in the news feed. */
  unratedDefault?: number;
  words?: (score: number) => string;
}

/**
 * One article of the news feed: headline first, the image beside it, two actions at the end. Memoised: a growing list has
 * hundreds of rows.
 */
export const ArticleRow = memo(function ArticleRow({
  article,
  unratedDefault = UNRATED_DEFAULTS.newsFeed,
  words = newsFeedBand,
}: ArticleRowProps) {
  const { imageUrl } = article;
  const headline = `headline-${article.id}`;
  const tags = article.tags.filter((tag) => tag !== article.category.toLowerCase());
  return (
    <article
      {...cardAttributes({ articleId: article.id, topicId: article.topicId })}
      aria-labelledby={headline}
      className={`${styles.row} ${imageUrl === null ? styles.textOnly : ''}`}
    >
      <h2 id={headline} className={styles.headline}>
        <Link to={pages.article(article.slug)} className={styles.headlineLink}>
          {article.title}
        </Link>
      </h2>
      <p className={`meta ${styles.source}`}>
        <TrustBadge
          sourceName={article.sourceName}
          credibilityScore={article.source.credibilityScore}
          trustRange={article.source.trustRange}
          unratedDefault={unratedDefault}
          words={words}
        />
        <SourceLink name={article.sourceName} slug={article.source.slug} />
        <RelativeTime at={article.publishedAt} />
        {article.author !== null && <span className={styles.author}>{article.author}</span>}
      </p>
      {imageUrl !== null && <OutletImage url={imageUrl} shape="thumbnail" className={styles.image} />}
      {article.excerpt !== '' && <p className={styles.excerpt}>{article.excerpt}</p>}
      <div className={styles.foot}>
        <p className={`meta ${styles.topics}`}>
          <span className={styles.badge}>
            <CategoryDot name={article.category} />
          </span>
          {tags.map((tag) => (
            <span key={tag} className={`${styles.badge} ${styles.tag}`}>
              {tag}
            </span>
          ))}
          {imageUrl === null && <span>{MESSAGES.noImage}</span>}
          {article.copies > 0 && (
            <span>
              same text in {article.copies} more {article.copies === 1 ? 'outlet' : 'outlets'}
            </span>
          )}
        </p>
        <div className={styles.actions}>
          <TrackLink topicId={article.topicId} headline={headline} />
          <a
            href={article.sourceUrl}
            target="_blank"
            rel="noreferrer"
            className="button button-text"
            aria-describedby={headline}
          >
            Read More
            <Icon name="external" size={14} />
            <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </div>
      </div>
    </article>
  );
});
