import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { REVIEW_REASON_MAX, type ReviewEvidence } from '#contract/desk';
import type { ReviewDecision } from '#vocabulary';
import { said } from '../../../../lib/language/said';
import { deciderOf } from './decider-of';
import styles from './queue.module.css';

interface DecisionBarProps {
  evidence: ReviewEvidence;
  reason: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  /** Why the editor cannot decide now, or null. */
  claimed: string | null;
  onDecide: (decision: ReviewDecision) => void;
  onTakeBack: () => void;
}

/** What the editor can do with the chosen entry, each with its key. */
export function DecisionBar(props: DecisionBarProps) {
  const { evidence, reason, isBusy, claimed, onDecide, onTakeBack } = props;
  const { entry, accepting, refusing } = evidence;
  if (entry.state !== 'open') return <Decided entry={entry} isBusy={isBusy} onTakeBack={onTakeBack} />;
  const button = (decision: ReviewDecision, words: string, key: string, look = '') => (
    <button
      type="button"
      className={`button ${look}`}
      disabled={claimed !== null}
      aria-disabled={isBusy}
      aria-keyshortcuts={key}
      onClick={() => onDecide(decision)}
    >
      {words} <kbd>{key}</kbd>
    </button>
  );
  return (
    <div className={styles.bar}>
      <dl className={styles.effects}>
        <dt>
          <Trans>Accept</Trans>
        </dt>
        <dd>{said(accepting)}</dd>
        <dt>
          <Trans>Refuse</Trans>
        </dt>
        <dd>{said(refusing)}</dd>
      </dl>
      <label className={styles.reason}>
        <span className="meta">
          {entry.kind === 'report' ? t`Answer to the reader` : t`Reason`} <kbd>e</kbd>
        </span>
        <textarea
          ref={reason}
          rows={2}
          maxLength={REVIEW_REASON_MAX}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </label>
      {claimed !== null && <p role="alert">{claimed}</p>}
      <div className={styles.actions}>
        {button('accept', t`Accept`, 'a', 'button-primary')}
        {button('refuse', t`Refuse`, 'r')}
        {button('skip', t`Skip`, 's')}
      </div>
    </div>
  );
}

interface DecidedProps {
  entry: ReviewEvidence['entry'];
  isBusy: boolean;
  onTakeBack: () => void;
}

function Decided({ entry: { state, decided, reason }, isBusy, onTakeBack }: DecidedProps) {
  if (state === 'withdrawn')
    return (
      <p className={styles.bar}>
        <Trans>Withdrawn: the story changed meanwhile.</Trans>
      </p>
    );
  const { who, name } = deciderOf(decided);
  const decision =
    state === 'accepted'
      ? t`Accepted by ${select(who, { you: 'you', former: 'a former editor', other: `${name}` })}`
      : t`Refused by ${select(who, { you: 'you', former: 'a former editor', other: `${name}` })}`;
  return (
    <div className={styles.bar}>
      <p>{reason === '' ? decision : t`${{ name: decision }}: ${{ value: reason }}`}</p>
      {decided?.isYou && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={onTakeBack}>
          <Trans>Take back</Trans>
        </button>
      )}
    </div>
  );
}
