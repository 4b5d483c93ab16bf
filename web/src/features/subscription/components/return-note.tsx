import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '#language';
import { type Return, useReturn } from '../hooks/use-return';
import styles from './plan.module.css';

const WORDS: Record<Return, MessageDescriptor> = {
  checking: msg`Checking your payment…`,
  paid: msg`Thank you. You have Premium now.`,
  waiting: msg`Your payment is not confirmed yet. Premium starts as soon as it is.`,
  failed: msg`The payment could not be checked. If you paid, Premium starts within minutes.`,
  cancelled: msg`You left the payment. Nothing was charged.`,
};

/** How the visit to the payment page ended. Announced when it changes. */
export function ReturnNote() {
  const { state, checkAgain } = useReturn();
  return (
    <div role="status">
      {state !== null && (
        <div className={styles.note}>
          <p>{i18n._(WORDS[state])}</p>
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
