import { Trans } from '@lingui/react/macro';
import { PublicCollections } from '../../../features/collections/components/public-collections';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>
        <Trans>Public Collections</Trans>
      </h1>
      <p>
        <Trans>Topics that readers have put together and share, the most recently changed first.</Trans>
      </p>
      <PublicCollections />
    </div>
  );
}
