import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContentArticle } from '#contract/desk';
import { momentLabel } from '#words/news-clock';
import { Dialog } from '../../../../components/feedback/dialog';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useContentDetail } from '../../api/use-content';
import styles from './content.module.css';

interface ArticleDialogProps {
  article: Pick<ContentArticle, 'id' | 'title' | 'language'>;
  onClose: () => void;
}

/** Why an article is where it is, its tags' evidence, and its earlier versions. */
export function ArticleDialog({ article: { id, title, language }, onClose }: ArticleDialogProps) {
  const { data, error, mutate } = useContentDetail(id);
  return (
    <Dialog title={title} language={language} onClose={onClose}>
      {error !== undefined && (
        <LoadFailed title={said(serverMessage(error) ?? t`It could not be loaded.`)} onRetry={mutate} />
      )}
      {error === undefined && data === undefined && <Spinner label={t`Loading the article`} />}
      {data !== undefined && (
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans context="of an article: in a story, waiting or hidden">Place</Trans>
            </dt>
            <dd>{said(data.reason)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Origin</Trans>
            </dt>
            <dd>{said(data.origin)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Tags</Trans>
            </dt>
            <dd>
              <ul>
                {data.tagReasons.map((reason) => (
                  <li key={reason}>{said(reason)}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>First seen</Trans>
            </dt>
            <dd>
              {momentLabel(data.firstSeenAt)} ·{' '}
              <a href={data.url} target="_blank" rel="noreferrer">
                <Trans>
                  At the source<span className="visually-hidden"> (opens in a new tab)</span>
                </Trans>
              </a>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Text in the feed</Trans>
            </dt>
            <dd>
              {data.excerpt === '' ? (
                t({ message: 'None', context: 'no text' })
              ) : (
                <span lang={language}>{data.excerpt}</span>
              )}
            </dd>
          </div>
          {data.versions.length > 0 && (
            <div>
              <dt>
                <Trans>Earlier versions</Trans>
              </dt>
              <dd>
                <ul>
                  {data.versions.map((version) => (
                    <li key={version.replacedAt}>
                      <span lang={language}>{version.title}</span>{' '}
                      <span className="meta">
                        <Trans>until {{ time: momentLabel(version.replacedAt) }}</Trans>
                      </span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
      )}
      <button type="button" className="button" onClick={onClose}>
        <Trans>Close</Trans>
      </button>
    </Dialog>
  );
}
