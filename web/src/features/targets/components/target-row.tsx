import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Target } from '#contract/notifications';
import { i18n } from '#language';
import { seriesLabel } from '../../../lib/language/numbers';
import { kindName, stateWords } from '../hooks/target-words';
import styles from './targets.module.css';

/** What a reader does with a target. */
export type TargetAction =
  | 'test'
  | 'deliveries'
  | 'edit'
  | 'secret'
  | 'confirmation'
  | 'pause'
  | 'resume'
  | 'remove';

const LABELS: Readonly<Record<TargetAction, MessageDescriptor>> = {
  test: msg`Send a test`,
  deliveries: msg`Deliveries`,
  edit: msg`Edit`,
  secret: msg`Replace secret`,
  confirmation: msg`Send the link again`,
  pause: msg`Pause`,
  resume: msg`Resume`,
  remove: msg`Delete`,
};

interface TargetRowProps {
  target: Target;
  isTesting: boolean;
  onAction: (action: TargetAction) => void;
}

/** One target: where it is, how it is, and what can be done with it. */
export function TargetRow({ target, isTesting, onAction }: TargetRowProps) {
  const { name, kind, place, takesAll, dead, waiting, state, failingSince } = target;
  const labelOf = (action: TargetAction) =>
    action === 'test' && isTesting ? t`Testing…` : i18n._(LABELS[action]);
  const isBad = state === 'stopped' || failingSince !== null;
  const facts = [
    place,
    ...(waiting > 0 ? [plural(waiting, { one: '# waiting', other: '# waiting' })] : []),
    ...(dead > 0 ? [plural(dead, { one: '# given up', other: '# given up' })] : []),
    takesAll ? t`all stories` : t`chosen stories only`,
  ];
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {name}
        <span className={styles.kind}>{kindName(kind)}</span>
      </h3>
      <p className={`meta ${styles.place}`}>{seriesLabel(facts)}</p>
      <p className={`meta ${isBad ? styles.bad : ''}`}>{stateWords(target)}</p>
      <div className={styles.actions}>
        {actionsOf(target).map((action) => (
          <button
            key={action}
            type="button"
            className={`button ${action === 'remove' ? 'button-text' : ''}`}
            aria-label={t`${{ action: labelOf(action) }}: ${name}`}
            aria-disabled={action === 'test' && isTesting}
            onClick={() => {
              if (action !== 'test' || !isTesting) onAction(action);
            }}
          >
            {labelOf(action)}
          </button>
        ))}
      </div>
    </li>
  );
}

function actionsOf({ kind, state, stopReason }: Target): TargetAction[] {
  const isEnded = stopReason === 'unwanted';
  return [
    ...(state === 'unconfirmed' ? (['confirmation'] as const) : isEnded ? [] : (['test'] as const)),
    'deliveries',
    'edit',
    ...(kind === 'webhook' ? (['secret'] as const) : []),
    ...(state === 'active' ? (['pause'] as const) : []),
    ...(state === 'paused' || (state === 'stopped' && !isEnded) ? (['resume'] as const) : []),
    'remove',
  ];
}
