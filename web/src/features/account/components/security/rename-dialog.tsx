import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PASSKEY_NAME_MAX, PasskeyNameForm, type PasskeyView } from '#contract/accounts/factors';
import { Dialog } from '../../../../components/feedback/dialog';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { renamePasskey } from '../../api/factors/passkeys';

interface RenameDialogProps {
  passkey: PasskeyView;
  onRenamed: (name: string) => void;
  onClose: () => void;
}

/** Asks for another name of a passkey. The authenticator keeps its own. */
export function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const state = useForm({
    schema: PasskeyNameForm,
    failure: t`The passkey could not be renamed. Please try again.`,
    send: async ({ name }) => {
      await renamePasskey(passkey.id, name);
      onRenamed(name);
    },
  });
  return (
    <Dialog title={t`Rename the passkey ${{ name: passkey.name }}`} onClose={onClose}>
      <Form
        state={state}
        action={t`Rename`}
        pending={t`Renaming…`}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      >
        <Field
          label={t`Name`}
          name="name"
          defaultValue={passkey.name}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          required
          error={state.errors.name}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Form>
    </Dialog>
  );
}
