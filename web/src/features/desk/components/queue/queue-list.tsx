import { select, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { ReviewEntry } from '#contract/desk';
import { REVIEW_KIND_LABELS } from '#words/desk';
import { counted } from '../stories/counted';
import { deciderOf } from './decider-of';
import styles from './queue.module.css';

interface QueueListProps {
  entries: readonly ReviewEntry[];
  chosen: number;
  onChoose: (entry: ReviewEntry) => void;
}

/** The entries, what matters most first. */
export function QueueList({ entries, chosen, onChoose }: QueueListProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen > 0) current.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <ol aria-label={t`Entries`} className={styles.list}>
      {entries.map((entry) => {
        const isChosen = entry.id === chosen;
        return (
          <li key={entry.id}>
            <button
              type="button"
              ref={isChosen ? current : null}
              className={styles.row}
              aria-current={isChosen ? 'true' : undefined}
              onClick={() => onChoose(entry)}
            >
              <span className={styles.kind}>{REVIEW_KIND_LABELS[entry.kind]}</span>
              <span className={styles.title} lang={entry.language ?? undefined}>
                {entry.title}
              </span>
              <span className="meta">{noteOf(entry)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function noteOf({ claimedBy, decided, state, isSkipped, followers }: ReviewEntry): string {
  const { who, name } = deciderOf(decided);
  if (state === 'accepted')
    return t`accepted by ${select(who, { you: 'you', former: 'a former editor', other: `${name}` })}`;
  if (state === 'refused')
    return t`refused by ${select(who, { you: 'you', former: 'a former editor', other: `${name}` })}`;
  if (claimedBy !== null && !claimedBy.isYou) return t`claimed by ${{ name: claimedBy.name }}`;
  const reach = counted.followers(followers);
  if (!isSkipped) return reach;
  const skipped = t`skipped by ${select(who, { you: 'you', former: 'a former editor', other: `${name}` })}`;
  return `${skipped} · ${reach}`;
}
