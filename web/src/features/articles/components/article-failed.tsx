import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#contract';
import { pages } from '../../../lib/urls';
import styles from './article-failed.module.css';

interface ArticleFailedProps {
  slug: string;
  onRetry: () => void;
}

/** What stands in for an article that could not be loaded: a title made of its address, and two ways on. */
export function ArticleFailed({ slug, onRetry }: ArticleFailedProps) {
  return (
    <>
      <h1>{titleFromSlug(slug)}</h1>
      <Alert
        className={styles.alert}
        type="warning"
        showIcon
        title={MESSAGES.articleFailed}
        description="The article could not be loaded. It may have been removed, or the server cannot reach its data at the moment."
      />
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onRetry}>
          Try Again
        </button>
        <Link to={pages.home} className="button">
          Return to Headlines
        </Link>
      </div>
    </>
  );
}

/** 'council-votes-again' reads 'Council votes again'. */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
