import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReviewQueue } from '#contract/desk';
import { i18n } from '#language';
import { REVIEW_KINDS } from '#vocabulary';
import { REVIEW_KIND_LABELS } from '#words/desk';
import { PickOne } from '../../../../components/form/pick-one';
import { numberLabel } from '../../../../lib/language/numbers';
import type { QueueView } from '../../api/use-review-queue';
import styles from './queue.module.css';

interface QueueFiltersProps {
  view: QueueView;
  open: ReviewQueue['open'];
  onView: (view: QueueView) => void;
  onHelp: () => void;
}

const STATES = [
  { value: 'open', label: msg`Open` },
  { value: 'decided', label: msg`Decided` },
] as const;

/** Which entries are listed, with how many of each kind are open. */
export function QueueFilters({ view, open, onView, onHelp }: QueueFiltersProps) {
  const all = Object.values(open).reduce((sum, entries) => sum + entries, 0);
  const kinds = [
    { value: undefined, label: t`All ${{ count: numberLabel(all) }}` },
    ...REVIEW_KINDS.map((kind) => ({
      value: kind,
      label: t`${{ kind: REVIEW_KIND_LABELS[kind] }} ${{ count: numberLabel(open[kind] ?? 0) }}`,
    })),
  ];
  return (
    <div className={styles.filters}>
      <PickOne
        label={t`State`}
        choices={STATES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        chosen={view.state}
        onChoose={(state) => onView({ ...view, state })}
      />
      <PickOne
        label={t`Kind`}
        choices={kinds}
        chosen={view.kind}
        onChoose={(kind) => onView({ ...view, kind })}
      />
      <button type="button" className="button button-text" onClick={onHelp}>
        <Trans>
          Keys <kbd>?</kbd>
        </Trans>
      </button>
    </div>
  );
}
