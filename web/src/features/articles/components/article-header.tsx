import { Link } from 'react-router-dom';
import { type ArticlePage, feedBand, UNRATED_DEFAULTS } from '#contract';
import { Icon } from '../../../components/icon';
import { OutletImage } from '../../../components/outlet-image';
import { RelativeTime } from '../../../components/relative-time';
import { SourceLink } from '../../../components/source-link';
import { TrustBadge } from '../../../components/trust-badge';
import { pages } from '../../../lib/urls';
import { ArticleActions } from '../../topics/components/article-actions';
import { ArticleFollow } from './article-follow';
import styles from './article-header.module.css';

export function ArticleHeader({ article, source, topic }: Pick<ArticlePage, 'article' | 'source' | 'topic'>) {
  return (
    <header>
      <Link to={pages.home} className={styles.back}>
        <Icon name="back" size={16} />
        Back to stories
      </Link>
      <h1 id="article-title">{article.title}</h1>
      <div className={`meta ${styles.meta}`}>
        <TrustBadge
          sourceName={source.name}
          credibilityScore={source.credibilityScore}
          unratedDefault={UNRATED_DEFAULTS.feed}
          words={feedBand}
        />
        <SourceLink name={source.name} slug={source.slug} />
        <RelativeTime at={article.publishedAt} />
        {article.author !== null && <span>{article.author}</span>}
        <ArticleActions article={article} headline="article-title" />
      </div>
      <div className={styles.topic}>
        <p>
          Part of the story <Link to={pages.topic(topic.slug)}>{topic.name}</Link>
        </p>
        <ArticleFollow topic={topic} />
      </div>
      {article.imageUrl !== null && (
        <OutletImage url={article.imageUrl} shape="wide" className={styles.image} />
      )}
    </header>
  );
}
