import type { ArticleDetail } from '#contract';
import { Icon } from '../../../components/icon';
import styles from './article-body.module.css';

/** What the feed carried: its content, else its excerpt, else that there was none. The source is always linked. */
export function ArticleBody({ article }: { article: ArticleDetail }) {
  return (
    <>
      <div className={styles.body}>
        {article.content !== null && article.content !== '' ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises content before it is stored
          <div dangerouslySetInnerHTML={{ __html: article.content }} />
        ) : (
          <p>{article.excerpt || 'The feed of this source carries no text for this article.'}</p>
        )}
      </div>
      <p className={styles.source}>
        <a href={article.sourceUrl} target="_blank" rel="noreferrer" className="button button-primary">
          Read the full article at {article.sourceName}
          <Icon name="external" size={14} />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      </p>
    </>
  );
}
