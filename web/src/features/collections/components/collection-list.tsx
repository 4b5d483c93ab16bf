import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { COLLECTIONS_PAGE, type Collection } from '#contract/reading';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { pages } from '../../../lib/urls';
import { useCollections } from '../api/use-collections';
import styles from './collection-list.module.css';

interface CollectionListProps {
  /** Another action for each collection. */
  action?: (collection: Collection) => ReactNode;
  /** Where this page of the list begins. */
  offset?: number;
}

/** The reader's collections, each with a link to edit it. */
export function CollectionList({ action, offset = 0 }: CollectionListProps) {
  const { data: collections, error, mutate } = useCollections(offset);
  const [showsMore, setShowsMore] = useState(false);
  if (collections === undefined && error !== undefined) {
    return <LoadFailed title={t`Your collections could not be loaded.`} onRetry={mutate} />;
  }
  if (collections === undefined) return <span className={`bone ${styles.bone}`} />;
  if (collections.length === 0) {
    if (offset > 0) return null;
    return (
      <p className={styles.empty}>
        <Trans>No collections yet. A collection keeps topics together.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {collections.map((collection) => (
          <li key={collection.id} className={styles.row}>
            <div className={styles.words}>
              <Link to={pages.collection(collection.id)} className={styles.name}>
                {collection.name}
              </Link>
              <p className="meta">{summaryOf(collection)}</p>
            </div>
            <div className={styles.actions}>
              {action?.(collection)}
              <Link
                to={pages.collection(collection.id)}
                className="button button-text"
                aria-label={t`Edit ${{ name: collection.name }}`}
              >
                <Trans>Edit</Trans>
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {collections.length === COLLECTIONS_PAGE && !showsMore && (
        <button type="button" className="button" onClick={() => setShowsMore(true)}>
          <Trans>More collections</Trans>
        </button>
      )}
      {showsMore && <CollectionList {...(action && { action })} offset={offset + COLLECTIONS_PAGE} />}
    </>
  );
}

function summaryOf({ topicIds, isPrivate }: Collection): string {
  const topics = plural({ count: topicIds.length }, { one: '# topic', other: '# topics' });
  return `${topics} · ${isPrivate ? t`private` : t`public`}`;
}
