import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskMilestone, DeskTopic } from '#contract/desk';
import { dayLabel } from '../../../../lib/dates';
import { seriesLabel } from '../../../../lib/language/numbers';
import { said } from '../../../../lib/language/said';
import { useNewsClock } from '../../../../lib/news-clock';
import { counted } from './counted';
import { MilestoneDialog } from './milestone-dialog';
import { SplitDialog } from './split-dialog';
import styles from './stories.module.css';
import { useOrder } from './use-order';

/** The developments of a story, newest first: edit one, or choose some to merge them or make them a story. */
export function MilestonesPanel({ topic }: { topic: DeskTopic }) {
  const { now } = useNewsClock();
  const { give, isPending } = useOrder(topic.seen);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isSplitting, setIsSplitting] = useState(false);
  const [open, setOpen] = useState<DeskMilestone | null>(null);
  const [from, into] = chosen;
  const merge = async () => {
    if (chosen.length !== 2 || from === undefined || into === undefined) return;
    if (await give({ kind: 'merge_milestones', payload: { from, into } }, t`Milestones merged.`))
      setChosen([]);
  };
  return (
    <>
      <section className={styles.chosen} aria-label={t`Chosen milestones`}>
        <p role="status">
          <Plural value={chosen.length} one="# chosen" other="# chosen" />
        </p>
        <button
          type="button"
          className="button"
          aria-disabled={chosen.length !== 2 || isPending}
          onClick={() => void merge()}
        >
          <Trans>Merge the first into the second</Trans>
        </button>
        <button
          type="button"
          className="button"
          disabled={chosen.length === 0 || isPending}
          onClick={() => setIsSplitting(true)}
        >
          <Trans>Split into a new story…</Trans>
        </button>
      </section>
      <ul className={styles.changes}>
        {topic.milestones.map((milestone) => (
          <li key={milestone.id} className={styles.row}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(milestone.id)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, milestone.id]
                      : chosen.filter((each) => each !== milestone.id),
                  )
                }
              />
              <span>
                <span lang={topic.language}>{milestone.title}</span>{' '}
                <span className="meta">
                  {[dayLabel(milestone.date, now), ...factsOf(milestone)].join(' · ')}
                </span>
              </span>
            </label>
            <button
              type="button"
              className="button"
              aria-label={t`Edit ${{ title: milestone.title }}`}
              onClick={() => setOpen(milestone)}
            >
              <Trans>Edit…</Trans>
            </button>
          </li>
        ))}
      </ul>
      {isSplitting && <SplitDialog topic={topic} milestones={chosen} onClose={() => setIsSplitting(false)} />}
      {open !== null && <MilestoneDialog topic={topic} milestone={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function factsOf({ significance, originCount, retractedAt, locks }: DeskMilestone): string[] {
  return [
    said(significance),
    counted.origins(originCount),
    ...(retractedAt === null ? [] : [t`retracted`]),
    ...(locks.length === 0 ? [] : [t`set by an editor: ${{ fields: seriesLabel(locks.map(said)) }}`]),
  ];
}
