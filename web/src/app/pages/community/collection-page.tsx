import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { TabTitle } from '../../../components/tab-title';
import { useCollection } from '../../../features/collections/api/use-collection';
import { CollectionView } from '../../../features/collections/components/collection-view';
import { HttpError } from '../../../lib/http';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  const { id = '' } = useParams();
  const { data: collection, error, isMissing, mutate } = useCollection(id);
  const isGone = isMissing || (error instanceof HttpError && error.status === 404);
  return (
    <div className={styles.column}>
      {isGone && <Missing />}
      {!isGone && collection === undefined && error === undefined && (
        <p role="status">
          <Trans>Loading the collection…</Trans>
        </p>
      )}
      {!isGone && collection === undefined && error !== undefined && (
        <LoadFailed level="h1" title={t`The collection could not be loaded.`} onRetry={mutate} />
      )}
      {!isGone && collection !== undefined && (
        <>
          <TabTitle page={collection.name} />
          {collection.isPrivate && <meta name="robots" content="noindex" />}
          <CollectionView collection={collection} onChanged={() => void mutate()} />
        </>
      )}
    </div>
  );
}

function Missing() {
  return (
    <>
      <TabTitle page={t`Collection Not Found`} />
      <Callout
        level="h1"
        alert
        title={t`Collection Not Found`}
        hint={t`The collection you're looking for doesn't exist, or its owner keeps it private.`}
      >
        <Link to={pages.collections} className="button button-primary">
          <Trans>My Collections</Trans>
        </Link>
      </Callout>
    </>
  );
}
