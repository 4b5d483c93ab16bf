import { type ReactNode, useId } from 'react';
import { SourceLink } from '../../../components/outlet/source-link';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts, RowHeadline } from '../../../components/row-headline';
import { cardAttributes } from '../../../lib/page/cards';
import { pages } from '../../../lib/urls';
import type { RelatedArticle } from '../api/find-related';
import styles from './related-list.module.css';

interface RelatedListProps {
  title: string;
  articles: readonly RelatedArticle[];
  /** Shown after the articles, or instead of them. */
  children?: ReactNode;
}

/** A short list of other articles, headline and source only. */
export function RelatedList({ title, articles, children }: RelatedListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {articles.length > 0 && (
        <ul>
          {articles.map((article) => (
            <li key={article.id} className={styles.row} {...cardAttributes({ articleId: article.id })}>
              <RowHeadline
                level="h3"
                size="small"
                to={pages.article(article.slug)}
                language={article.language}
              >
                {article.title}
              </RowHeadline>
              <RowFacts>
                <SourceLink name={article.sourceName} slug={article.source.slug} />
                <RelativeTime at={article.publishedAt} />
              </RowFacts>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
