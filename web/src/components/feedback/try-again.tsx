import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useOneAtATime } from '../../lib/page/one-at-a-time';
import styles from './try-again.module.css';

interface TryAgainProps {
  /** Settles once the attempt is over, whether it succeeded or not. */
  onRetry: () => Promise<unknown>;
  className?: string;
}

/** Loads again what failed. The button keeps its name and the focus; how the attempt goes is written beside it. */
export function TryAgain({ onRetry, className = 'button' }: TryAgainProps) {
  const [hasTried, setHasTried] = useState(false);
  const { isPending, run } = useOneAtATime();
  const retry = () =>
    run(async () => {
      await onRetry();
      setHasTried(true);
    });
  return (
    <span className={styles.place}>
      <button type="button" className={className} aria-disabled={isPending} onClick={() => void retry()}>
        {t`Try Again`}
      </button>
      <span role="status" className={`meta ${styles.attempt}`}>
        {isPending ? t`Loading…` : hasTried && t`It failed again.`}
      </span>
    </span>
  );
}
