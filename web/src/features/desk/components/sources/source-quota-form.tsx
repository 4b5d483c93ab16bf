import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type DeskSourcePage, SourceQuotas } from '#contract/desk';
import { i18n } from '#language';
import { Field } from '../../../../components/form/field';
import { said } from '../../../../lib/language/said';
import { useKeptForm } from '../../hooks/use-kept-form';
import { Overtaken } from '../overtaken';
import styles from './sources.module.css';
import { useSourceChange } from './use-source-change';

const NAMES = ['visit', 'day', 'page'] as const;
type Name = (typeof NAMES)[number];

const FIELDS: Readonly<Record<Name, { label: MessageDescriptor; hint: MessageDescriptor }>> = {
  visit: { label: msg`Items a visit`, hint: msg`The newest ones are kept.` },
  day: { label: msg`Items a day`, hint: msg`Of all its feeds.` },
  page: { label: msg`Percent of a page`, hint: msg`Empty: a fifth, as for all.` },
};

/** What a source may bring. Beyond it, items are left out and an alert is raised once a day. */
export function SourceQuotaForm({ source }: { source: DeskSourcePage }) {
  const { change, isPending } = useSourceChange(source);
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});
  const { form, isOvertaken, send } = useKeptForm(JSON.stringify(source.quotas));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const given = SourceQuotas.safeParse(
      Object.fromEntries(NAMES.map((name) => [name, numberOf(String(typed.get(name) ?? ''))])),
    );
    setProblems(
      Object.fromEntries(
        (given.error?.issues ?? []).map(({ path, message }) => [String(path[0]), said(message)]),
      ),
    );
    if (given.success && !isPending)
      void send(() => change({ kind: 'quotas', quotas: given.data }, t`Quotas saved`));
  };
  return (
    <form ref={form} onSubmit={save} noValidate aria-label={t`Quotas`}>
      <h2 className={styles.title}>
        <Trans>Quotas</Trans>
      </h2>
      <p className="meta">
        <Plural
          value={source.storedToday}
          one="# item stored in the last 24 hours"
          other="# items stored in the last 24 hours"
        />
      </p>
      <div className={styles.quotas}>
        {NAMES.map((name) => (
          <Field
            key={name}
            label={i18n._(FIELDS[name].label)}
            hint={i18n._(FIELDS[name].hint)}
            name={name}
            inputMode="numeric"
            defaultValue={source.quotas[name] ?? ''}
            error={problems[name]}
          />
        ))}
      </div>
      <Overtaken isOvertaken={isOvertaken} />
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
