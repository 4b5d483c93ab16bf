import { t } from '@lingui/core/macro';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { MESSAGES } from '#words/site';
import { AntdTheme } from '../../../components/antd-theme';
import { OfflineCallout } from '../../../components/feedback/callout';
import { TryAgain } from '../../../components/feedback/try-again';
import { useDrawnOffline } from '../../../lib/connection/use-online';
import { HttpError } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import styles from './article-failed.module.css';
import { BackToStories } from './back-to-stories';
import { titleFromSlug } from './title-from-slug';

interface ArticleFailedProps {
  slug: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

/** Replaces an article that could not be loaded: a title made from its address, and two actions. */
export function ArticleFailed({ slug, error, onRetry }: ArticleFailedProps) {
  const isOffline = useDrawnOffline();
  const isGone = error instanceof HttpError && (error.status === 404 || error.status === 400);
  return (
    <>
      <BackToStories />
      <h1>{titleFromSlug(slug)}</h1>
      {isOffline ? (
        <OfflineCallout level="h2" />
      ) : (
        <AntdTheme>
          <Alert
            className={styles.alert}
            type="warning"
            showIcon
            title={MESSAGES.articleFailed}
            description={
              isGone
                ? t`There is no article at this address. It may have been removed.`
                : t`The article could not be loaded: the server cannot reach its data at the moment.`
            }
          />
        </AntdTheme>
      )}
      <div className={styles.actions}>
        <TryAgain className="button button-primary" onRetry={onRetry} />
        <Link to={pages.home} className="button">
          {t`Return to Headlines`}
        </Link>
      </div>
    </>
  );
}
