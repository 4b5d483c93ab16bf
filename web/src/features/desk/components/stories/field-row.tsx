import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type DeskTopic, type StoryOrder, TopicEdit } from '#contract/desk';
import { said } from '../../../../lib/language/said';
import { useKeptForm } from '../../hooks/use-kept-form';
import { Overtaken } from '../overtaken';
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
 * fields stays, and so does what was typed in an order that was refused.
 */
export function FieldRow({ topic, field, read, machine, children }: FieldRowProps) {
  const { give, isPending } = useOrder(topic.seen);
  const [problem, setProblem] = useState<string | null>(null);
  const isLocked = topic.locks.includes(field);
  const { form, isOvertaken, send, settle } = useKeptForm(JSON.stringify(topic.fields[field]));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = TopicEdit.safeParse(read(new FormData(event.currentTarget)));
    setProblem(fields.success ? null : said(fields.error.issues[0]?.message ?? t`Please check this field`));
    if (!fields.success || isPending) return;
    const order: StoryOrder = { kind: 'edit', payload: { topic: topic.id, fields: fields.data } };
    void send(async () => (await give(order, t`Saved.`)) !== null);
  };
  const release = async () => {
    const payload = { of: 'topic', id: topic.id, field } as const;
    if (!(await give({ kind: 'release', payload }, t`Released to the machine.`))) return;
    settle();
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
        <Overtaken isOvertaken={isOvertaken} />
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
