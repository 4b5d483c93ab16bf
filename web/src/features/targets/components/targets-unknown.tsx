import { t } from '@lingui/core/macro';
import { LoadFailed } from '../../../components/feedback/load-failed';
import styles from './targets.module.css';

interface TargetsUnknownProps {
  failed: boolean;
  onRetry: () => Promise<unknown>;
}

/** In the place of the reader's targets until they are loaded. */
export function TargetsUnknown({ failed, onRetry }: TargetsUnknownProps) {
  if (!failed) return <span className={`bone ${styles.bone}`} />;
  return <LoadFailed title={t`Your targets could not be loaded.`} onRetry={onRetry} />;
}
