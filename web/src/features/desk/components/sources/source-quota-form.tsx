import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type DeskSourcePage, SourceQuotas } from '#contract/desk';
import { Field } from '../../../../components/form/field';
import { numberLabel } from '../../../../lib/language/numbers';
import styles from './sources.module.css';
import { useSourceChange } from './use-source-change';

const NAMES = ['visit', 'day', 'page'] as const;
type Name = (typeof NAMES)[number];

const FIELDS: Readonly<Record<Name, { label: string; hint: string }>> = {
  visit: { label: 'Items a visit', hint: 'The newest ones are kept.' },
  day: { label: 'Items a day', hint: 'Of all its feeds.' },
  page: { label: 'Percent of a page', hint: 'Empty: a fifth, as for all.' },
};

/** What a source may bring. Beyond it, items are left out and an alert is raised once a day. */
export function SourceQuotaForm({ source }: { source: DeskSourcePage }) {
  const { change, isPending } = useSourceChange(source);
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = SourceQuotas.safeParse(
      Object.fromEntries(NAMES.map((name) => [name, numberOf(String(form.get(name) ?? ''))])),
    );
    setProblems(
      Object.fromEntries((given.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
    );
    if (given.success) void change({ kind: 'quotas', quotas: given.data }, t`Quotas saved`);
  };
  return (
    <form onSubmit={save} noValidate aria-label={t`Quotas`}>
      <h2 className={styles.title}>
        <Trans>Quotas</Trans>
      </h2>
      <p className="meta">
        <Trans>{numberLabel(source.storedToday)} items stored in the last 24 hours</Trans>
      </p>
      <div className={styles.quotas}>
        {NAMES.map((name) => (
          <Field
            key={name}
            {...FIELDS[name]}
            name={name}
            inputMode="numeric"
            defaultValue={source.quotas[name] ?? ''}
            error={problems[name]}
          />
        ))}
      </div>
      <p className={styles.actions}>
        <button type="submit" className="button" aria-disabled={isPending}>
          <Trans>Save quotas</Trans>
        </button>
      </p>
    </form>
  );
}

/** Null for an empty field. What is no number is not one for the schema either. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
