import { useState } from 'react';
import type { HistoryEntry } from '#contract/desk';
import { momentLabel } from '#contract/news-clock';
import type { StoryChangeKind } from '#vocabulary';
import { Callout } from '../../../../components/feedback/callout';
import { useStoryChanges } from '../../api/use-desk-stories';
import { ChangedValue } from './changed-value';
import styles from './stories.module.css';
import { useOrder } from './use-order';

const KINDS: Record<StoryChangeKind, string> = {
  merge: 'Merged',
  split: 'Split',
  move: 'Moved articles',
  undo: 'Undone',
  edit: 'Edited',
  release: 'Released to the machine',
  edit_milestone: 'Milestone edited',
  merge_milestones: 'Milestones merged',
  split_milestone: 'Milestone split',
  attach: 'Articles attached',
  hide: 'Article hidden',
  unhide: 'Article shown again',
  tag: 'Tags changed',
  rebuilt: 'Updated by the machine',
};

/** What changed, by whom, newest first, with the words before and after. Every order can be undone. */
export function HistoryPanel({ id, seen }: { id: number; seen: number }) {
  const [machine, setMachine] = useState(false);
  const { data, error, mutate } = useStoryChanges(id, machine);
  const { give, isPending } = useOrder(seen);
  const undo = (change: number) => void give({ kind: 'undo', payload: { change } }, 'Undone');
  return (
    <>
      <p className={styles.switch}>
        <label>
          <input type="checkbox" checked={machine} onChange={(event) => setMachine(event.target.checked)} />{' '}
          Also what the machine wrote
        </label>
      </p>
      {error !== undefined && data === undefined && (
        <Callout alert title="The history could not be loaded.">
          <button type="button" className="button" onClick={() => void mutate()}>
            Try Again
          </button>
        </Callout>
      )}
      {data?.length === 0 && <p role="status">No order has changed this story.</p>}
      <ol className={styles.changes}>
        {(data ?? []).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <EntryHead entry={entry} />
            <ul className={styles.changes}>
              {entry.changes.map((change) => (
                <li key={`${change.what} ${change.before} ${change.after}`}>
                  <ChangedValue change={change} />
                </li>
              ))}
            </ul>
            {entry.kind !== 'rebuilt' && (
              <button
                type="button"
                className="button"
                disabled={isPending || entry.undoneBy !== null}
                aria-label={`Undo entry ${entry.id}`}
                onClick={() => undo(entry.id)}
              >
                {entry.undoneBy === null ? 'Undo' : 'Undone'}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function EntryHead({ entry }: { entry: HistoryEntry }) {
  const who = entry.editor ?? (entry.actor === 'machine' ? 'the machine' : 'an operator');
  return (
    <p>
      <strong>{KINDS[entry.kind]}</strong> by {who}{' '}
      <time dateTime={entry.at} className="meta">
        {momentLabel(entry.at)}
      </time>{' '}
      <span className="meta">
        Entry {entry.id}
        {entry.undoesId !== null && `, undoes ${entry.undoesId}`}
      </span>
    </p>
  );
}
