import { pageTitle } from '#contract/site';
import { ReadersOnly } from '../../../features/account/components/readers-only';
import { CollectionList } from '../../../features/collections/components/collection-list';
import { NewCollection } from '../../../features/collections/components/new-collection';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <title>{pageTitle('My Collections')}</title>
      <h1>My Collections</h1>
      <ReadersOnly title="Sign in to see your collections">
        <CollectionList />
        <NewCollection />
      </ReadersOnly>
    </div>
  );
}
