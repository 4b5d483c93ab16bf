import { Link } from 'react-router-dom';
import type { SourcePage } from '#contract/reading';
import { RelativeTime } from '../../../components/relative-time';
import { StatusBadge } from '../../../components/story/status-badge';
import { pages } from '../../../lib/urls';
import styles from './source-coverage.module.css';

/** What it reported: the stories with most of its articles, and its newest articles. */
export function SourceCoverage({ source: { topics, recentArticles } }: { source: SourcePage }) {
  return (
    <>
      <section aria-labelledby="topics-title" className={styles.section}>
        <h2 id="topics-title">Stories it covers</h2>
        {topics.length === 0 && <p className="meta">It covers none of the stories that are listed now.</p>}
        <ul>
          {topics.map(({ id, slug, name, status, articles }) => (
            <li key={id} className={styles.row}>
              <h3 className={styles.headline}>
                <Link to={pages.topic(slug)} className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className={`meta ${styles.meta}`}>
                <StatusBadge status={status} />
                <span>
                  {articles} {articles === 1 ? 'article' : 'articles'} from this source
                </span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="recent-title" className={styles.section}>
        <h2 id="recent-title">Recent articles</h2>
        {recentArticles.length === 0 && <p className="meta">No articles from this source yet.</p>}
        <ul>
          {recentArticles.map((article) => (
            <li key={article.id} className={styles.row}>
              <h3 className={styles.headline}>
                <Link to={pages.article(article.slug)} className={styles.link}>
                  {article.title}
                </Link>
              </h3>
              <p className={`meta ${styles.meta}`}>
                <RelativeTime at={article.publishedAt} />
                <span>{article.category}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
