import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from '#vocabulary';
import { AUDIT_ACTION_LABELS, AUDIT_OBJECT_LABELS } from '#words/desk';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import type { AuditConditions } from '../../../../lib/desk-calls';
import { useForm } from '../../../../lib/form';
import styles from './audit-log.module.css';

const optional = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text));

const Conditions = z
  .object({
    who: optional,
    action: optional,
    object: optional,
    objectId: optional.refine((id) => id === undefined || /^[1-9]\d{0,8}$/.test(id), {
      error: () => t`Please enter a number`,
    }),
    from: optional,
    to: optional,
  })
  .refine(({ object, objectId }) => objectId === undefined || object !== undefined, {
    path: ['object'],
    error: () => t`Please choose what the ID is of`,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: () => t`This day is before the first one`,
  });

/** Conditions of the search. All of them must hold. */
export function AuditSearch({ onSearch }: { onSearch: (conditions: AuditConditions) => void }) {
  const state = useForm({
    schema: Conditions,
    failure: t`The search could not be made.`,
    send: async (conditions) => onSearch(conditions),
  });
  const { errors } = state;
  return (
    <form
      ref={state.form}
      onSubmit={state.onSubmit}
      noValidate
      className={styles.search}
      aria-label={t`Search the audit log`}
    >
      <Field label={t`Who`} name="who" autoComplete="off" placeholder={t`Username`} error={errors.who} />
      <SelectField
        label={t`What`}
        name="action"
        choices={[
          { value: '', label: t`Anything` },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_LABELS[value] })),
        ]}
        error={errors.action}
      />
      <SelectField
        label={t`Object`}
        name="object"
        choices={[
          { value: '', label: t`Any` },
          ...AUDIT_OBJECTS.map((value) => ({ value, label: AUDIT_OBJECT_LABELS[value] })),
        ]}
        error={errors.object}
      />
      <Field
        label={t`Object ID`}
        name="objectId"
        inputMode="numeric"
        autoComplete="off"
        error={errors.objectId}
      />
      <Field label={t`From`} name="from" type="date" error={errors.from} />
      <Field label={t`To`} name="to" type="date" error={errors.to} />
      <button type="submit" className="button button-primary">
        <Trans>Search</Trans>
      </button>
    </form>
  );
}
