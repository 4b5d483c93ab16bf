import { useState } from 'react';
import { HISTORY_PAGE, type HistoryEntry } from '#contract/desk';
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
  const [before, setBefore] = useState<number>();
  const { data, error, mutate } = useStoryChanges(id, machine, before);
  const { give, isPending } = useOrder(seen);
  const undo = async (entry: HistoryEntry) => {
    if (entry.undoneBy !== null) return;
    // A refusal shows what changed since.
    if (!(await give({ kind: 'undo', payload: { change: entry.id } }, 'Undone', entry.seen))) void mutate();
  };
  return (
    <>
      <p className={styles.switch}>
        <label>
          <input
            type="checkbox"
            checked={machine}
            onChange={(event) => {
              setMachine(event.target.checked);
              setBefore(undefined);
            }}
          />{' '}
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
      {data?.length === 0 && (
        <p role="status">{before === undefined ? 'No order has changed this story.' : 'No older entries.'}</p>
      )}
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
                aria-disabled={isPending || entry.undoneBy !== null}
                aria-label={`Undo entry ${entry.id}`}
                onClick={() => void undo(entry)}
              >
                {entry.undoneBy === null ? 'Undo' : 'Undone'}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.actions}>
        {before !== undefined && (
          <button type="button" className="button" onClick={() => setBefore(undefined)}>
            Newest
          </button>
        )}
        {data?.length === HISTORY_PAGE && (
          <button type="button" className="button" onClick={() => setBefore(data.at(-1)?.id)}>
            Older
          </button>
        )}
      </p>
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
