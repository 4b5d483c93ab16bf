import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { DeskSourcePage, SourceChange } from '#contract/desk';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import { said } from '../../../../lib/language/said';
import { useKeptForm } from '../../hooks/use-kept-form';
import { Overtaken } from '../overtaken';
import styles from './sources.module.css';
import { useSourceChange } from './use-source-change';

interface SourceLabelFormProps {
  source: DeskSourcePage;
  label: DeskSourcePage['labels'][number];
  title: string;
  choices?: readonly { value: string; label: string }[] | undefined;
  hint?: string | undefined;
  read: (text: string) => ReturnType<typeof SourceChange.safeParse>;
}

/** One label of a source and where it comes from. */
export function SourceLabelForm({ source, label, title, choices, hint, read }: SourceLabelFormProps) {
  const { change, isPending } = useSourceChange(source);
  const [problem, setProblem] = useState<string | undefined>();
  const { form, isOvertaken, send, settle } = useKeptForm(label.value ?? '');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = read(String(new FormData(event.currentTarget).get('value') ?? '').trim());
    setProblem(
      given.success ? undefined : said(given.error.issues[0]?.message ?? t`Please check this label`),
    );
    if (!given.success || isPending) return;
    const act = { kind: 'labels', labels: given.data } as const;
    void send(() => change(act, t({ message: 'Saved', context: 'it was just saved' })));
  };
  const release = async () => {
    if (!(await change({ kind: 'release', label: label.label }, t`Released to the directory`))) return;
    settle();
    setProblem(undefined);
    // The button that had the focus is gone.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const field = {
    label: title,
    name: 'value',
    defaultValue: label.value ?? '',
    error: problem,
    hint: [hint, t`From: ${{ origin: said(label.origin) }}`].filter((part) => part !== undefined).join(' '),
  };
  return (
    <form ref={form} className={styles.label} onSubmit={save} noValidate aria-label={t`Edit ${title}`}>
      {choices === undefined ? (
        <Field {...field} />
      ) : (
        <SelectField key={label.value} {...field} choices={choices} />
      )}
      <Overtaken isOvertaken={isOvertaken} />
      <div className={styles.actions}>
        <button type="submit" className="button" aria-disabled={isPending}>
          <Trans>Save</Trans>
        </button>
        {label.isSet && (
          <button type="button" className="button" aria-disabled={isPending} onClick={() => void release()}>
            <Trans>Release</Trans>
          </button>
        )}
      </div>
    </form>
  );
}
