import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { CollectionList } from '../../../features/collections/components/collection-list';
import { NewCollection } from '../../../features/collections/components/new-collection';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>
        <Trans>My Collections</Trans>
      </h1>
      <p>
        <Trans>
          See the <Link to={pages.publicCollections}>public collections</Link> of all readers.
        </Trans>
      </p>
      <CollectionList />
      <NewCollection />
    </div>
  );
}
