import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PasskeyRefusal } from '../../../../lib/device/passkeys';
import { serverMessage } from '../../../../lib/http';
import styles from './passkey-button.module.css';

interface PasskeyButtonProps {
  label: string;
  onUse: () => Promise<void>;
  primary?: boolean;
}

/** Uses a passkey. Below it stands why that failed. */
export function PasskeyButton({ label, onUse, primary = false }: PasskeyButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const use = async () => {
    setIsPending(true);
    setFailure(null);
    try {
      await onUse();
    } catch (error) {
      setFailure(passkeyFailure(error));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div>
      <button
        type="button"
        className={`button ${primary ? 'button-primary' : ''}`}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) void use();
        }}
      >
        {isPending ? t`Waiting for your passkey…` : label}
      </button>
      <div role="alert">{failure !== null && <p className={styles.failure}>{failure}</p>}</div>
    </div>
  );
}

/** What to tell the reader. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof PasskeyRefusal) return error.message;
  return serverMessage(error) ?? t`The passkey could not be checked. Please try again.`;
}
