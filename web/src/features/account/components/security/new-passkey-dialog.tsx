import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type FactorAdded, PASSKEY_NAME_MAX, PasskeyNameForm } from '#contract/accounts/factors';
import { Dialog } from '../../../../components/feedback/dialog';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { PasskeyRefusal } from '../../../../lib/device/passkeys';
import { useForm } from '../../../../lib/form';
import { addPasskey } from '../../api/factors/passkeys';
import styles from './remove-dialog.module.css';

interface NewPasskeyDialogProps {
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

/** Asks for a name, then lets the browser make a passkey. */
export function NewPasskeyDialog({ onAdded, onClose }: NewPasskeyDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const state = useForm({
    schema: PasskeyNameForm,
    failure: t`The passkey could not be added. Please try again.`,
    send: async ({ name }) => {
      setRefusal(null);
      try {
        onAdded(await addPasskey(name));
      } catch (error) {
        if (!(error instanceof PasskeyRefusal)) throw error;
        setRefusal(error.message);
      }
    },
  });
  return (
    <Dialog title={t`Add a passkey`} onClose={onClose}>
      <p>
        <Trans>Your browser will ask for your fingerprint, face, PIN or security key.</Trans>
      </p>
      <div role="alert">{refusal !== null && <p className={styles.failure}>{refusal}</p>}</div>
      <Form
        state={state}
        action={t`Add passkey`}
        pending={t`Waiting for your passkey…`}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      >
        <Field
          label={t`Name`}
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          required
          hint={t`For example, Work laptop.`}
          error={state.errors.name}
        />
      </Form>
    </Dialog>
  );
}
