import { CollectionList } from '../../../features/collections/components/collection-list';
import { NewCollection } from '../../../features/collections/components/new-collection';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>My Collections</h1>
      <CollectionList />
      <NewCollection />
    </div>
  );
}
