import { momentLabel } from '#contract/news-clock';
import { Dialog } from '../../../../components/feedback/dialog';
import { Spinner } from '../../../../components/feedback/spinner';
import { serverMessage } from '../../../../lib/http';
import { useContentDetail } from '../../api/use-content';
import styles from './content.module.css';

interface ArticleDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** Why an article is where it is, its tags' evidence, and its earlier versions. */
export function ArticleDialog({ id, title, onClose }: ArticleDialogProps) {
  const { data, error } = useContentDetail(id);
  return (
    <Dialog title={title} onClose={onClose}>
      {error !== undefined && <p role="alert">{serverMessage(error) ?? 'It could not be loaded.'}</p>}
      {error === undefined && data === undefined && <Spinner label="Loading the article" />}
      {data !== undefined && (
        <dl className={styles.facts}>
          <div>
            <dt>Place</dt>
            <dd>{data.reason}</dd>
          </div>
          <div>
            <dt>Origin</dt>
            <dd>{data.origin}</dd>
          </div>
          <div>
            <dt>Tags</dt>
            <dd>
              <ul>
                {data.tagReasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>First seen</dt>
            <dd>
              {momentLabel(data.firstSeenAt)} ·{' '}
              <a href={data.url} target="_blank" rel="noreferrer">
                At the source<span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </dd>
          </div>
          <div>
            <dt>Text in the feed</dt>
            <dd>{data.excerpt || 'None'}</dd>
          </div>
          {data.versions.length > 0 && (
            <div>
              <dt>Earlier versions</dt>
              <dd>
                <ul>
                  {data.versions.map((version) => (
                    <li key={version.replacedAt}>
                      {version.title} <span className="meta">until {momentLabel(version.replacedAt)}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
      )}
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}
