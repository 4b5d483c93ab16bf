import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { ReviewEntry } from '#contract/desk';
import type { ReviewDecision } from '#vocabulary';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import type { QueueView } from '../../api/use-review-queue';
import { DecisionBar } from './decision-bar';
import { EvidenceView } from './evidence-view';
import { KeyHelp } from './key-help';
import styles from './queue.module.css';
import { QueueFilters } from './queue-filters';
import { QueueList } from './queue-list';
import { isFree, useChosenEntry } from './use-chosen-entry';
import { useClaim } from './use-claim';
import { useQueueKeys } from './use-queue-keys';
import { useReviewWork } from './use-review-work';

/** The review queue: entries at the left, what the chosen one rests on at the right. */
export function QueueBoard() {
  const [view, setView] = useState<QueueView>({ state: 'open', kind: undefined });
  const { queue, entries, chosen, evidence, shown, isOpen, setChosen } = useChosenEntry(view);
  const { data, error, mutate } = queue;
  const [isHelp, setHelp] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const work = useReviewWork();
  const claimed = useClaim(isOpen ? chosen : null);

  const choose = (entry: ReviewEntry | undefined) => {
    if (entry === undefined) return;
    work.forget();
    setChosen(entry.id);
  };
  const step = (by: number) => {
    const at = entries.findIndex(({ id }) => id === chosen);
    choose(entries[Math.max(0, Math.min(entries.length - 1, at + by))]);
  };
  const decide = async (decision: ReviewDecision) => {
    if (shown === undefined || !isOpen || claimed !== null) return;
    const at = entries.findIndex(({ id }) => id === shown.entry.id);
    const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at)).reverse()];
    const next = others.find(isFree) ?? others[0];
    const words = reason.current?.value.trim() ?? '';
    const isPressed = panel.current?.contains(document.activeElement);
    const outcome = await work.choose(shown, decision, words);
    // The pressed button is gone, or was disabled meanwhile.
    if (isPressed) panel.current?.focus({ preventScroll: true });
    if (outcome === 'reason_missing') reason.current?.focus();
    if (outcome !== 'done') return;
    if (reason.current) reason.current.value = '';
    setChosen(next?.id ?? null);
  };
  const look = (next: QueueView) => {
    setChosen(null);
    setView(next);
  };
  const takeBack = async (entry?: ReviewEntry) => {
    const opened = await work.takeBack(entry);
    if (opened === null) return;
    setView({ state: 'open', kind: undefined });
    setChosen(opened.id);
  };
  useQueueKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => void decide('accept'),
    r: () => void decide('refuse'),
    s: () => void decide('skip'),
    u: () => void takeBack(),
    e: () => reason.current?.focus(),
    '?': () => setHelp(true),
  });

  if (data === undefined && error !== undefined)
    return <LoadFailed title={t`The queue could not be loaded.`} onRetry={mutate} />;
  if (data === undefined) return <Spinner label={t`Loading the queue`} />;
  return (
    <>
      <QueueFilters view={view} open={data.open} onView={look} onHelp={() => setHelp(true)} />
      <p role="status" className={styles.done}>
        {work.done}
      </p>
      {work.failure !== null && (
        <p role="alert" className={styles.failure}>
          {work.failure}
        </p>
      )}
      {chosen === null ? (
        <Callout
          title={
            view.state === 'open' ? t`Nothing waits for a decision.` : t`Nobody has decided anything yet.`
          }
        />
      ) : (
        <div className={styles.board}>
          <QueueList entries={entries} chosen={chosen} onChoose={choose} />
          <section ref={panel} tabIndex={-1} aria-label={t`Evidence`} className={styles.evidence}>
            {shown === undefined ? (
              <EvidenceState failed={evidence.error !== undefined} onRetry={evidence.mutate} />
            ) : (
              <EvidenceView evidence={shown} />
            )}
            {shown !== undefined && (
              <DecisionBar
                key={shown.entry.id}
                evidence={shown}
                reason={reason}
                isBusy={work.isSending}
                claimed={claimed}
                onDecide={(decision) => void decide(decision)}
                onTakeBack={() => void takeBack(shown.entry)}
              />
            )}
          </section>
        </div>
      )}
      {isHelp && <KeyHelp onClose={() => setHelp(false)} />}
    </>
  );
}

function EvidenceState({ failed, onRetry }: { failed: boolean; onRetry: () => Promise<unknown> }) {
  if (!failed) return <Spinner label={t`Loading the evidence`} />;
  return <LoadFailed title={t`The evidence could not be loaded.`} onRetry={onRetry} />;
}
