import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NewTarget, type TargetAdded, type TargetKind } from '#contract/notifications';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { readerZone } from '../../../lib/dates';
import { useForm } from '../../../lib/form';
import { addTarget } from '../api/target-calls';
import { TargetFields } from './target-fields';
import { type Scope, TargetScope } from './target-scope';

interface NewTargetFormProps {
  kind: TargetKind;
  name: string;
  scope: Scope;
  onName: (name: string) => void;
  onScope: (change: Partial<Scope>) => void;
  onAdded: (added: TargetAdded) => void;
  onClose: () => void;
}

/** What a target of one kind needs. */
export function NewTargetForm({ kind, name, scope, onName, onScope, onAdded, onClose }: NewTargetFormProps) {
  const state = useForm({
    schema: NewTarget,
    failure: t`The target could not be added. Please try again.`,
    send: async (target) => onAdded(await addTarget({ ...target, ...scope, timeZone: readerZone() })),
  });
  return (
    <Form
      state={state}
      action={t`Add target`}
      pending={t`Adding…`}
      aside={
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      }
    >
      <input type="hidden" name="kind" value={kind} />
      <Field
        label={t`Name`}
        name="name"
        autoComplete="off"
        maxLength={60}
        required
        value={name}
        onChange={(event) => onName(event.target.value)}
        hint={t`For example, Newsroom chat.`}
        error={state.errors.name}
      />
      <TargetFields kind={kind} errors={state.errors} />
      <TargetScope {...scope} onChange={onScope} />
    </Form>
  );
}
