import { useState } from 'react';
import { NewTarget, type TargetAdded, TargetKind } from '#contract/notifications';
import { Dialog } from '../../../components/feedback/dialog';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { SelectField } from '../../../components/form/select-field';
import { useForm } from '../../../lib/form';
import { addTarget } from '../api/target-calls';
import { KIND_NAMES } from '../hooks/target-words';
import { TargetFields } from './target-fields';
import { type Scope, TargetScope } from './target-scope';

interface NewTargetDialogProps {
  canMail: boolean;
  onAdded: (added: TargetAdded) => void;
  onClose: () => void;
}

/** Asks where notifications should also go. */
export function NewTargetDialog({ canMail, onAdded, onClose }: NewTargetDialogProps) {
  const [kind, setKind] = useState<TargetKind>('webhook');
  const [scope, setScope] = useState<Scope>({ takesAll: true, heedsQuiet: true });
  const state = useForm({
    schema: NewTarget,
    failure: 'The target could not be added. Please try again.',
    send: async (target) => onAdded(await addTarget({ ...target, ...scope })),
  });
  const kinds = TargetKind.options.filter((each) => each !== 'mail' || canMail);
  return (
    <Dialog title="Add a target" onClose={onClose}>
      <Form
        state={state}
        action="Add target"
        pending="Adding…"
        aside={
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
        }
      >
        <SelectField
          label="Kind"
          name="kind"
          choices={kinds.map((value) => ({ value, label: KIND_NAMES[value] }))}
          value={kind}
          onChange={(event) => setKind(TargetKind.parse(event.target.value))}
        />
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={60}
          required
          hint="So that you recognise it, such as Newsroom chat."
          error={state.errors.name}
        />
        <TargetFields key={kind} kind={kind} errors={state.errors} />
        <TargetScope {...scope} onChange={(change) => setScope({ ...scope, ...change })} />
      </Form>
    </Dialog>
  );
}
