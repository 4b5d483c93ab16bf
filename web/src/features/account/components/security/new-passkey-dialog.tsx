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
    failure: 'The passkey could not be added. Please try again.',
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
    <Dialog title="Add a passkey" onClose={onClose}>
      <p>Your browser will ask for your fingerprint, face, PIN or security key.</p>
      <div role="alert">{refusal !== null && <p className={styles.failure}>{refusal}</p>}</div>
      <Form
        state={state}
        action="Add passkey"
        pending="Waiting for your passkey…"
        aside={
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
        }
      >
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          required
          hint="For example, Work laptop."
          error={state.errors.name}
        />
      </Form>
    </Dialog>
  );
}
