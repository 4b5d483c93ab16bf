import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useToast } from '../../../../components/feedback/toast';
import { serverMessage } from '../../../../lib/http';
import { goToProvider } from '../../api/provider';
import { useSignInOptions } from '../../api/use-sign-in-options';
import styles from './provider.module.css';

/** Signs in at the operator's provider. Nothing if there is none. */
export function ProviderButton({ returnTo }: { returnTo: string }) {
  const { providerName: name } = useSignInOptions();
  const show = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  if (name === null) return null;
  const leave = async () => {
    setIsLeaving(true);
    try {
      await goToProvider(returnTo);
    } catch (error) {
      setIsLeaving(false);
      const text = serverMessage(error) ?? t`Please try again.`;
      show({ title: t`Login failed`, text, failed: true });
    }
  };
  return (
    <div className={styles.other}>
      <p className={styles.or}>
        <span>
          <Trans>or</Trans>
        </span>
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={isLeaving}
        onClick={() => isLeaving || void leave()}
      >
        <Trans>Continue with {name}</Trans>
      </button>
    </div>
  );
}
