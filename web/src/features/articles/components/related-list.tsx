import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleCard } from '#contract';
import { RelativeTime } from '../../../components/relative-time';
import { SourceLink } from '../../../components/source-link';
import { pages } from '../../../lib/urls';
import styles from './related-list.module.css';

interface RelatedListProps {
  title: string;
  articles: readonly ArticleCard[];
  /** What stands there instead of an empty list. */
  empty: string;
}

/** A short list of other articles, headline and source only. */
export function RelatedList({ title, articles, empty }: RelatedListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {articles.length === 0 && <p className="meta">{empty}</p>}
      <ul>
        {articles.map((article) => (
          <li key={article.id} className={styles.row}>
            <h3 className={styles.headline}>
              <Link to={pages.article(article.slug)} className={styles.link}>
                {article.title}
              </Link>
            </h3>
            <p className={`meta ${styles.meta}`}>
              <SourceLink name={article.sourceName} slug={article.source.slug} />
              <RelativeTime at={article.publishedAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
