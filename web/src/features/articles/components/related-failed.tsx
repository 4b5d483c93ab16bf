import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { RELATED_MANUAL_RETRIES } from '#contract/site';
import { MESSAGES } from '#words/site';
import styles from './related-list.module.css';

/** A reader can retry three times. Then only the message is left. */
export function RelatedFailed({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const [tries, setTries] = useState(0);
  const retry = () => {
    if (isTrying) return;
    setTries(tries + 1);
    onRetry();
  };
  return (
    <div role="alert" className={styles.note}>
      <p>{MESSAGES.relatedFailed}</p>
      {(tries < RELATED_MANUAL_RETRIES || isTrying) && (
        <button type="button" className="button" aria-disabled={isTrying} onClick={retry}>
          {t`Try Again`}
        </button>
      )}
    </div>
  );
}
