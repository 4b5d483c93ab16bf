import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type DeskTopic, TopicEdit } from '#contract/desk';
import { said } from '../../../../lib/language/said';
import { useResetOn } from '../../hooks/use-reset-on';
import styles from './stories.module.css';
import { useOrder } from './use-order';

interface FieldRowProps {
  topic: DeskTopic;
  field: keyof TopicEdit;
  read: (form: FormData) => TopicEdit;
  /** What the machine would say; shown beside a locked field. */
  machine: unknown;
  children: ReactNode;
}

/**
 * Inputs of one field, its lock, and the machine's own words beside it. They show a new value of the field; what is typed in other
 * fields stays.
 */
export function FieldRow({ topic, field, read, machine, children }: FieldRowProps) {
  const { give, isPending } = useOrder(topic.seen);
  const [problem, setProblem] = useState<string | null>(null);
  const isLocked = topic.locks.includes(field);
  const form = useRef<HTMLFormElement>(null);
  useResetOn(form, JSON.stringify(topic.fields[field]));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = TopicEdit.safeParse(read(new FormData(event.currentTarget)));
    setProblem(fields.success ? null : said(fields.error.issues[0]?.message ?? t`Please check this field`));
    if (fields.success)
      void give({ kind: 'edit', payload: { topic: topic.id, fields: fields.data } }, t`Saved.`);
  };
  const release = async () => {
    const payload = { of: 'topic', id: topic.id, field } as const;
    if (!(await give({ kind: 'release', payload }, t`Released to the machine.`))) return;
    setProblem(null);
    // The button that had the focus is gone.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return (
    <form
      ref={form}
      className={styles.row}
      onSubmit={save}
      noValidate
      aria-label={t`Edit ${{ field: said(field) }}`}
    >
      <div className={styles.fields}>
        {children}
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
        {isLocked && (
          <p className={styles.machine}>
            <Trans>Machine: {{ value: told(machine) }}</Trans>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <button type="submit" className="button" aria-disabled={isPending}>
          <Trans>Save</Trans>
        </button>
        {isLocked ? (
          <button type="button" className="button" aria-disabled={isPending} onClick={() => void release()}>
            <Trans>Release</Trans>
          </button>
        ) : (
          <span className={styles.lock}>
            <Trans>Written by the machine</Trans>
          </span>
        )}
      </div>
    </form>
  );
}

function told(value: unknown): string {
  if (value === null || value === undefined || value === '') return t`nothing`;
  if (typeof value === 'boolean') return value ? t`listed` : t`unlisted`;
  return String(value);
}
