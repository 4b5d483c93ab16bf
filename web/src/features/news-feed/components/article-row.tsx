import { plural } from '@lingui/core/macro';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleCard, withEllipsis } from '#contract/reading';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { i18n } from '#language';
import { MESSAGES } from '#words/site';
import { newsFeedBand } from '#words/trust';
import { CategoryDot } from '../../../components/category-dot';
import { OutletImage } from '../../../components/outlet/outlet-image';
import { SourceLink } from '../../../components/outlet/source-link';
import { TrustBadge } from '../../../components/outlet/trust-badge';
import { RelativeTime } from '../../../components/relative-time';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import styles from './article-row.module.css';
import { CardActions } from './card-actions';
import { CardStoryLine } from './card-story-line';
import { TAG_WORDS } from './tag-words';

interface ArticleRowProps {
  article: ArticleCard;
  /** Another article of the list has a picture, so that 'No image' says something. */
  amongPictures: boolean;
  /** How this list shows trust; by default as in the news feed. */
  unratedDefault?: number;
  words?: (score: number) => string;
}

/**
 * One article of the news feed: headline first, the image beside it, its story and the actions at the end. Memoised: a growing
 * list has hundreds of rows.
 */
export const ArticleRow = memo(function ArticleRow({
  article,
  amongPictures,
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
      <div className={styles.lines}>
        <h2 id={headline} className={styles.headline} lang={article.language}>
          <Link to={pages.article(article.slug)} className={styles.headlineLink}>
            {article.title}
          </Link>
        </h2>
        {article.excerpt !== '' && (
          <p className={styles.excerpt} lang={article.language}>
            {withEllipsis(article.excerpt)}
          </p>
        )}
      </div>
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
        {article.author !== null && (
          <span dir="auto" className={styles.author}>
            {article.author}
          </span>
        )}
        <CategoryDot name={article.category} />
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {i18n._(TAG_WORDS[tag])}
          </span>
        ))}
        {imageUrl === null && amongPictures && <span>{MESSAGES.noImage}</span>}
        {article.copies > 0 && (
          <span>
            {plural(
              { count: article.copies },
              { one: 'same text in # more outlet', other: 'same text in # more outlets' },
            )}
          </span>
        )}
      </p>
      {imageUrl !== null && <OutletImage url={imageUrl} shape="thumbnail" className={styles.image} />}
      <div className={styles.foot}>
        {article.story !== null && <CardStoryLine story={article.story} title={article.title} />}
        <CardActions article={article} headline={headline} />
      </div>
    </article>
  );
});
