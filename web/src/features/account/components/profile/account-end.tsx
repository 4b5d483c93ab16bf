import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountDeletion } from '#contract/accounts';
import { Dialog } from '../../../../components/feedback/dialog';
import { Form } from '../../../../components/form/form';
import { toastAfterReload } from '../../../../lib/device/toast-after-reload';
import { useForm } from '../../../../lib/form';
import { calls, pages } from '../../../../lib/urls';
import { deleteAccount } from '../../api/delete-account';
import { OwnerProof } from '../provider/owner-proof';
import { SignOutButton } from '../sign-in/sign-out-button';
import styles from './account-end.module.css';
import { Section } from './section';

/** Download the data, sign out, or delete the account. */
export function AccountEnd() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Section title={t`Your data`} text={t`Everything stored about you, as one JSON file.`}>
        <a href={calls.userData} download className="button">
          <Trans>Download your data</Trans>
        </a>
      </Section>
      <Section
        title={t`Delete your account`}
        text={t`Deleting your account removes what you follow, saved and collected, and your history. It cannot be undone.`}
      >
        <div className={styles.actions}>
          <SignOutButton />
          <button type="button" className="button button-danger" onClick={() => setIsAsking(true)}>
            <Trans>Delete account</Trans>
          </button>
        </div>
      </Section>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const state = useForm({
    schema: AccountDeletion,
    fields: { wrong_password: 'password' },
    failure: t`Your account could not be deleted. Please try again.`,
    send: async (deletion) => {
      await deleteAccount(deletion);
      toastAfterReload({ text: t`Your account and everything in it has been deleted.` });
      window.location.assign(pages.home);
    },
  });
  return (
    <Dialog title={t`Delete your account?`} onClose={onClose}>
      <p>
        <Trans>
          This also deletes everything you follow, saved and collected. This action cannot be undone.
        </Trans>
      </p>
      <Form
        state={state}
        danger
        action={t`Delete account`}
        pending={t`Deleting…`}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      >
        <OwnerProof label={t`Your password`} name="password" error={state.errors.password} />
      </Form>
    </Dialog>
  );
}
