import { PublicCollections } from '../../../features/collections/components/public-collections';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>Public Collections</h1>
      <p>Topics that readers have put together and share, the most recently changed first.</p>
      <PublicCollections />
    </div>
  );
}
