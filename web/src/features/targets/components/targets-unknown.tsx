import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../components/feedback/callout';
import styles from './targets.module.css';

interface TargetsUnknownProps {
  failed: boolean;
  onRetry: () => void;
}

/** In the place of the reader's targets until they are loaded. */
export function TargetsUnknown({ failed, onRetry }: TargetsUnknownProps) {
  if (!failed) return <span className={`bone ${styles.bone}`} />;
  return (
    <Callout alert title={t`Your targets could not be loaded.`}>
      <button type="button" className="button" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </button>
    </Callout>
  );
}
