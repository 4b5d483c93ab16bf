import { Trans } from '@lingui/react/macro';
import { AuthDebug } from '../../../features/account/components/debug/auth-debug';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>
        <Trans>Auth Debug</Trans>
      </h1>
      <AuthDebug />
    </div>
  );
}
