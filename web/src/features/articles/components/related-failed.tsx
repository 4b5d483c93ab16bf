import { useState } from 'react';
import { RELATED_MANUAL_RETRIES } from '#contract/site';
import { MESSAGES } from '#words/site';
import { TryAgain } from '../../../components/feedback/try-again';
import styles from './related-list.module.css';

/** A reader can retry three times. Then only the message is left. */
export function RelatedFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [tries, setTries] = useState(0);
  const retry = async () => {
    await onRetry();
    setTries(tries + 1);
  };
  return (
    <div role="alert" className={styles.note}>
      <p>{MESSAGES.relatedFailed}</p>
      {tries < RELATED_MANUAL_RETRIES && <TryAgain onRetry={retry} />}
    </div>
  );
}
