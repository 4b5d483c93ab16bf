import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import { NewTarget, type Target } from '#contract/notifications';
import { Dialog } from '../../../components/feedback/dialog';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { useForm } from '../../../lib/form';
import { changeTarget } from '../api/target-calls';
import { type Scope, TargetScope } from './target-scope';

const Name = z.object({ name: NewTarget.options[0].shape.name });

interface EditTargetDialogProps {
  target: Target;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes a target's name, and what it gets. Its address stays: another one is another target. */
export function EditTargetDialog({ target, onChanged, onClose }: EditTargetDialogProps) {
  const { takesAll, heedsQuiet } = target;
  const [scope, setScope] = useState<Scope>({ takesAll, heedsQuiet });
  const state = useForm({
    schema: Name,
    failure: t`The target could not be changed. Please try again.`,
    send: async ({ name }) => {
      await changeTarget(target.id, { name, ...scope });
      onChanged();
    },
  });
  return (
    <Dialog title={t`Edit ${{ name: target.name }}`} onClose={onClose}>
      <Form
        state={state}
        action={t`Save`}
        pending={t`Saving…`}
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
          maxLength={60}
          required
          defaultValue={target.name}
          error={state.errors.name}
        />
        <TargetScope {...scope} onChange={(change) => setScope({ ...scope, ...change })} />
      </Form>
    </Dialog>
  );
}
