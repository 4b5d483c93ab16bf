import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import type { Member } from '#contract/desk';
import { MEMBER_MESSAGES } from '#words/desk';
import { Dialog } from '../../../../components/feedback/dialog';
import { useToast } from '../../../../components/feedback/toast';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { deleteMember } from '../../api/change-member';

/** Asks once more. Clicks outside do not close it. */
export function DeleteMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const show = useToast();
  const state = useForm({
    schema: z.object({}),
    failure: MEMBER_MESSAGES.deleteFailed(t`The server could not be reached.`),
    send: async () => {
      await deleteMember(member.id);
      show(MEMBER_MESSAGES.deleted);
      onClose();
    },
    onFailure: (error) => {
      const message = said(serverMessage(error) ?? (error as Error).message);
      show({ title: t`Error`, text: MEMBER_MESSAGES.deleteFailed(message), failed: true });
    },
  });
  return (
    <Dialog title={MEMBER_MESSAGES.deleteTitle} onClose={onClose}>
      <p>{MEMBER_MESSAGES.deleteQuestion}</p>
      <p className="meta">
        {member.username}, {member.email}
      </p>
      <Form
        state={state}
        danger
        action={t`Delete`}
        pending={t`Deleting...`}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      >
        {null}
      </Form>
    </Dialog>
  );
}
