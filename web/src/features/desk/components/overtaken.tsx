import { Trans } from '@lingui/react/macro';
import styles from './overtaken.module.css';

/** Says that a refused change would replace somebody else's. */
export function Overtaken({ isOvertaken }: { isOvertaken: boolean }) {
  return (
    <div role="alert">
      {isOvertaken && (
        <p className={styles.words}>
          <Trans>Somebody else changed this meanwhile. Save again to replace their change with yours.</Trans>
        </p>
      )}
    </div>
  );
}
