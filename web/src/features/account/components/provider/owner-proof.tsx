import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { serverMessage } from '../../../../lib/http';
import { confirmAtProvider, useProviderLink } from '../../api/provider';
import styles from './provider.module.css';

interface OwnerProofProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** How the reader proves that the account is theirs: by the password, or at the provider if there is none. */
export function OwnerProof({ label, name, error }: OwnerProofProps) {
  const { link } = useProviderLink();
  if (link?.hasPassword === false && link.name !== null)
    return <ConfirmationAtProvider provider={link.name} isConfirmed={link.isConfirmed} />;
  return (
    <Field label={label} name={name} type="password" autoComplete="current-password" required error={error} />
  );
}

function ConfirmationAtProvider({ provider, isConfirmed }: { provider: string; isConfirmed: boolean }) {
  const show = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  if (isConfirmed) return <p className="meta">{t`Confirmed with ${provider}.`}</p>;
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await confirmAtProvider();
    } catch (error) {
      setIsLeaving(false);
      show({ title: t`Error`, text: serverMessage(error) ?? t`Please try again.`, failed: true });
    }
  };
  return (
    <div className={styles.confirmation}>
      <p className="meta">
        <Trans>Your account has no password. Confirm first that it is yours; this lasts ten minutes.</Trans>
      </p>
      <button type="button" className="button" aria-disabled={isLeaving} onClick={() => void leave()}>
        <Trans>Confirm with {provider}</Trans>
      </button>
    </div>
  );
}
