import { Plural, Trans } from '@lingui/react/macro';
import type { SourcePage } from '#contract/reading';
import { RelativeTime } from '../../../components/relative-time';
import { RowFacts, RowHeadline } from '../../../components/row-headline';
import { StatusBadge } from '../../../components/story/status-badge';
import { said } from '../../../lib/language/said';
import { pages } from '../../../lib/urls';
import styles from './source-coverage.module.css';

/** What it reported: the stories with most of its articles, and its newest articles. */
export function SourceCoverage({ source: { topics, recentArticles } }: { source: SourcePage }) {
  return (
    <>
      <section aria-labelledby="topics-title" className={styles.section}>
        <h2 id="topics-title">
          <Trans>Stories it covers</Trans>
        </h2>
        {topics.length === 0 && (
          <p className="meta">
            <Trans>It covers none of the stories that are listed now.</Trans>
          </p>
        )}
        <ul>
          {topics.map(({ id, slug, name, language, status, articles }) => (
            <li key={id} className={styles.row}>
              <RowHeadline level="h3" size="small" to={pages.topic(slug)} language={language}>
                {name}
              </RowHeadline>
              <RowFacts>
                <StatusBadge status={status} />
                <span>
                  <Plural
                    value={articles}
                    one="# article from this source"
                    other="# articles from this source"
                  />
                </span>
              </RowFacts>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="recent-title" className={styles.section}>
        <h2 id="recent-title">
          <Trans>Recent articles</Trans>
        </h2>
        {recentArticles.length === 0 && (
          <p className="meta">
            <Trans>No articles from this source yet.</Trans>
          </p>
        )}
        <ul>
          {recentArticles.map((article) => (
            <li key={article.id} className={styles.row}>
              <RowHeadline
                level="h3"
                size="small"
                to={pages.article(article.slug)}
                language={article.language}
              >
                {article.title}
              </RowHeadline>
              <RowFacts>
                <RelativeTime at={article.publishedAt} />
                <span>{said(article.category)}</span>
              </RowFacts>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
