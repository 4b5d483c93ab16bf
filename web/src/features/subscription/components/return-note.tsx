import { Trans } from '@lingui/react/macro';
import { type Return, useReturn } from '../hooks/use-return';
import styles from './plan.module.css';

const WORDS: Record<Return, string> = {
  checking: 'Checking your payment…',
  paid: 'Thank you. You have Premium now.',
  waiting: 'Your payment is not confirmed yet. Premium starts as soon as it is.',
  failed: 'The payment could not be checked. If you paid, Premium starts within minutes.',
  cancelled: 'You left the payment. Nothing was charged.',
};

/** How the visit to the payment page ended. Announced when it changes. */
export function ReturnNote() {
  const { state, checkAgain } = useReturn();
  return (
    <div role="status">
      {state !== null && (
        <div className={styles.note}>
          <p>{WORDS[state]}</p>
          {(state === 'waiting' || state === 'failed') && (
            <button type="button" className="button" onClick={checkAgain}>
              <Trans>Check Again</Trans>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
