import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { CollectionPage } from '#contract/reading';
import { Icon } from '../../../components/feedback/icon';
import { useShare } from '../../../components/feedback/use-share';
import { calls, pages } from '../../../lib/urls';
import styles from './collection-actions.module.css';
import { DeleteDialog } from './delete-dialog';
import { EditDialog } from './edit-dialog';

interface CollectionActionsProps {
  collection: CollectionPage;
  onChanged: () => void;
}

/** Edit and delete for the owner; share and RSS of a public collection for everybody. */
export function CollectionActions({ collection, onChanged }: CollectionActionsProps) {
  const { id, name, isOwner, isPrivate } = collection;
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const share = useShare();
  const close = () => setAsking(null);
  return (
    <div className={styles.actions}>
      {isOwner && (
        <button type="button" className="button" onClick={() => setAsking('edit')}>
          <Trans>Edit</Trans>
        </button>
      )}
      {!isPrivate && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => share({ title: name, path: pages.collection(id) })}
          >
            <Icon name="share" size={16} />
            <Trans>Share</Trans>
          </button>
          <a href={calls.collectionRss(id)} className="button" type="application/rss+xml">
            <Trans>RSS feed</Trans>
          </a>
        </>
      )}
      {isOwner && (
        <button type="button" className="button button-danger" onClick={() => setAsking('delete')}>
          <Trans>Delete</Trans>
        </button>
      )}
      {asking === 'edit' && <EditDialog collection={collection} onClose={close} onChanged={onChanged} />}
      {asking === 'delete' && <DeleteDialog collection={collection} onClose={close} />}
    </div>
  );
}
