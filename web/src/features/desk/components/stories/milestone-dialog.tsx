import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type DeskMilestone, type DeskTopic, MilestoneEdit } from '#contract/desk';
import { i18n } from '#language';
import { Dialog } from '../../../../components/feedback/dialog';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Field } from '../../../../components/form/field';
import { SelectField } from '../../../../components/form/select-field';
import { TextArea } from '../../../../components/form/text-area';
import { said } from '../../../../lib/language/said';
import { useConfirmation } from '../../../timeline/api/use-confirmation';
import { ConfirmingOrigins } from '../../../timeline/components/confirmation/confirming-origins';
import { MilestoneArticles } from './milestone-articles';
import styles from './stories.module.css';
import { useOrder } from './use-order';

const IMPACTS = [
  { value: '9', label: msg`Critical` },
  { value: '7', label: msg`High` },
  { value: '4', label: msg`Medium` },
  { value: '2', label: msg`Low` },
];

interface MilestoneDialogProps {
  topic: DeskTopic;
  milestone: DeskMilestone;
  onClose: () => void;
}

/** Title, text, day, significance and retraction of a milestone, its locks, its articles and who confirms it. */
export function MilestoneDialog({ topic, milestone, onClose }: MilestoneDialogProps) {
  const { give, isPending } = useOrder(topic.seen);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: confirmation, error, mutate } = useConfirmation(milestone.id);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = MilestoneEdit.safeParse(changedFields(new FormData(event.currentTarget), milestone));
    setProblem(fields.success ? null : said(fields.error.issues[0]?.message ?? t`Please check the fields`));
    if (!fields.success) return;
    const payload = { milestone: milestone.id, fields: fields.data };
    if (await give({ kind: 'edit_milestone', payload }, t`Saved.`)) onClose();
  };
  const release = async (field: string) => {
    const payload = { of: 'milestone', id: milestone.id, field } as const;
    if (await give({ kind: 'release', payload }, t`Released to the machine.`)) onClose();
  };
  const impact = IMPACTS.find(({ value }) => milestone.impact >= Number(value))?.value ?? '2';
  return (
    <Dialog title={t`Edit the milestone`} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate className={styles.fields}>
        <Field label={t`Title`} name="title" defaultValue={milestone.title} />
        <TextArea label={t`Text`} name="description" defaultValue={milestone.description} />
        <Field label={t`Day`} name="date" type="date" defaultValue={milestone.date.slice(0, 10)} />
        <SelectField
          label={t`Significance`}
          name="impact"
          choices={IMPACTS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          defaultValue={impact}
        />
        <Field
          label={t`Retracted because`}
          name="retraction"
          defaultValue={milestone.retraction ?? ''}
          hint={t`Leave empty unless it is retracted`}
        />
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
        <p className={styles.actions}>
          <button type="submit" className="button button-primary" aria-disabled={isPending}>
            <Trans>Save</Trans>
          </button>
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        </p>
      </form>
      {milestone.locks.length > 0 && (
        <ul className={styles.changes} aria-label={t`Locks`}>
          {milestone.locks.map((field) => (
            <li key={field} className={styles.row}>
              <span>
                {said(field)}
                {milestone.machine[field] !== undefined && (
                  <span className={styles.machine}>
                    {' '}
                    <Trans>Machine: {{ value: String(milestone.machine[field]) }}</Trans>
                  </span>
                )}
              </span>
              <button
                type="button"
                className="button"
                aria-label={t`Release ${{ field: said(field) }}`}
                onClick={() => void release(field)}
              >
                <Trans>Release</Trans>
              </button>
            </li>
          ))}
        </ul>
      )}
      <section aria-label={t`Confirmation`} className={styles.section}>
        <h3 className={styles.partTitle}>
          <Trans>Confirmation</Trans>
        </h3>
        {error !== undefined && (
          <LoadFailed title={t`The confirmation could not be loaded.`} onRetry={mutate} />
        )}
        {confirmation !== undefined && <ConfirmingOrigins confirmation={confirmation} />}
      </section>
      <MilestoneArticles topic={topic} milestone={milestone} onDone={onClose} />
    </Dialog>
  );
}

/** Only what differs, so that nothing else is locked. */
function changedFields(form: FormData, milestone: DeskMilestone): unknown {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [title, description, day, retraction] = ['title', 'description', 'date', 'retraction'].map(text);
  const impact = Number(form.get('impact'));
  const wasImpact = Number(IMPACTS.find(({ value }) => milestone.impact >= Number(value))?.value ?? 2);
  return {
    ...(title !== milestone.title && { title }),
    ...(description !== milestone.description && { description }),
    ...(day !== milestone.date.slice(0, 10) && { date: `${day}T12:00:00Z` }),
    ...(impact !== wasImpact && { impact }),
    ...(retraction !== (milestone.retraction ?? '') && { retraction: retraction === '' ? null : retraction }),
  };
}
