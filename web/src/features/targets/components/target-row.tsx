import { t } from '@lingui/core/macro';
import type { Target } from '#contract/notifications';
import { KIND_NAMES, stateWords } from '../hooks/target-words';
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

const LABELS: Readonly<Record<TargetAction, string>> = {
  test: 'Send a test',
  deliveries: 'Deliveries',
  edit: 'Edit',
  secret: 'Replace secret',
  confirmation: 'Send the link again',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Delete',
};

interface TargetRowProps {
  target: Target;
  isTesting: boolean;
  onAction: (action: TargetAction) => void;
}

/** One target: where it is, how it is, and what can be done with it. */
export function TargetRow({ target, isTesting, onAction }: TargetRowProps) {
  const { name, kind, place, takesAll, dead, waiting, state, failingSince } = target;
  const labelOf = (action: TargetAction) => (action === 'test' && isTesting ? t`Testing…` : LABELS[action]);
  const isBad = state === 'stopped' || failingSince !== null;
  const counts = [
    ...(waiting > 0 ? [t`${waiting} waiting`] : []),
    ...(dead > 0 ? [t`${dead} given up`] : []),
    takesAll ? t`all stories` : t`chosen stories only`,
  ];
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {name}
        <span className={styles.kind}>{KIND_NAMES[kind]}</span>
      </h3>
      <p className={`meta ${styles.place}`}>
        {place}, {counts.join(', ')}
      </p>
      <p className={`meta ${isBad ? styles.bad : ''}`}>{stateWords(target)}</p>
      <div className={styles.actions}>
        {actionsOf(target).map((action) => (
          <button
            key={action}
            type="button"
            className={`button ${action === 'remove' ? 'button-text' : ''}`}
            aria-label={`${labelOf(action)}: ${name}`}
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
