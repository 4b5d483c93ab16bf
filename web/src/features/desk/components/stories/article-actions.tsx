import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskTopic } from '#contract/desk';
import { SelectField } from '../../../../components/form/select-field';
import { MoveDialog } from './move-dialog';
import { SplitDialog } from './split-dialog';
import styles from './stories.module.css';
import { useOrder } from './use-order';

interface ArticleActionsProps {
  topic: DeskTopic;
  chosen: number[];
  onDone: () => void;
}

/** What can be done with the chosen articles. */
export function ArticleActions({ topic, chosen, onDone }: ArticleActionsProps) {
  const { give, isPending } = useOrder(topic.seen);
  const [isMoving, setIsMoving] = useState(false);
  const [isSplitting, setIsSplitting] = useState(false);
  const [milestone, setMilestone] = useState('');
  const nothing = chosen.length === 0 || isPending;
  const attach = async () => {
    if (nothing || milestone === '') return;
    const payload = { milestone: Number(milestone), articles: chosen };
    if (await give({ kind: 'attach', payload }, t`Attached.`)) onDone();
  };
  const choices = [
    { value: '', label: t`Choose a milestone` },
    ...topic.milestones.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  return (
    <section className={styles.chosen} aria-label={t`Chosen articles`}>
      <p role="status">
        <Plural value={chosen.length} one="# article chosen" other="# articles chosen" />
      </p>
      <button type="button" className="button" disabled={nothing} onClick={() => setIsSplitting(true)}>
        <Trans>Split into a new story…</Trans>
      </button>
      <button type="button" className="button" disabled={nothing} onClick={() => setIsMoving(true)}>
        <Trans>Move to another story…</Trans>
      </button>
      <SelectField
        label={t`Milestone`}
        choices={choices}
        value={milestone}
        onChange={(e) => setMilestone(e.target.value)}
      />
      <button
        type="button"
        className="button"
        aria-disabled={nothing || milestone === ''}
        onClick={() => void attach()}
      >
        <Trans>Attach to it</Trans>
      </button>
      {isMoving && (
        <MoveDialog articles={chosen} seen={topic.seen} onClose={() => setIsMoving(false)} onMoved={onDone} />
      )}
      {isSplitting && <SplitDialog topic={topic} articles={chosen} onClose={() => setIsSplitting(false)} />}
    </section>
  );
}
