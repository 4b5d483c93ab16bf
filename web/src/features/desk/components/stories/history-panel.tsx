import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { HISTORY_PAGE, type HistoryEntry } from '#contract/desk';
import { i18n } from '#language';
import type { StoryChangeKind } from '#vocabulary';
import { momentLabel } from '#words/news-clock';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { useStoryChanges } from '../../api/use-desk-stories';
import { ChangedValue } from './changed-value';
import styles from './stories.module.css';
import { useOrder } from './use-order';

const KINDS: Record<StoryChangeKind, MessageDescriptor> = {
  merge: msg`Merged`,
  split: msg({ message: 'Split', context: 'what was done to a story' }),
  move: msg`Moved articles`,
  undo: msg`Undone`,
  edit: msg`Edited`,
  release: msg`Released to the machine`,
  edit_milestone: msg`Milestone edited`,
  merge_milestones: msg`Milestones merged`,
  split_milestone: msg`Milestone split`,
  attach: msg`Articles attached`,
  hide: msg`Article hidden`,
  unhide: msg`Article shown again`,
  tag: msg`Tags changed`,
  rebuilt: msg`Updated by the machine`,
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
    if (!(await give({ kind: 'undo', payload: { change: entry.id } }, t`Undone.`, entry.seen))) void mutate();
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
          <Trans>Also what the machine wrote</Trans>
        </label>
      </p>
      {error !== undefined && data === undefined && (
        <LoadFailed title={t`The history could not be loaded.`} onRetry={mutate} />
      )}
      {data?.length === 0 && (
        <p role="status">
          {before === undefined ? t`No order has changed this story.` : t`No older entries.`}
        </p>
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
                aria-label={t`Undo entry ${{ id: entry.id }}`}
                onClick={() => void undo(entry)}
              >
                {entry.undoneBy === null ? t`Undo` : t`Undone`}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.actions}>
        {before !== undefined && (
          <button type="button" className="button" onClick={() => setBefore(undefined)}>
            <Trans>Newest</Trans>
          </button>
        )}
        {data?.length === HISTORY_PAGE && (
          <button type="button" className="button" onClick={() => setBefore(data.at(-1)?.id)}>
            <Trans>Older</Trans>
          </button>
        )}
      </p>
    </>
  );
}

function EntryHead({ entry }: { entry: HistoryEntry }) {
  const { id, at, undoesId } = entry;
  return (
    <p>
      <Deed entry={entry} />{' '}
      <time dateTime={at} className="meta">
        {momentLabel(at)}
      </time>{' '}
      <span className="meta">{undoesId === null ? t`Entry ${id}` : t`Entry ${id}, undoes ${undoesId}`}</span>
    </p>
  );
}

function Deed({ entry: { kind, actor, editor } }: { entry: HistoryEntry }) {
  const deed = i18n._(KINDS[kind]);
  if (editor !== null)
    return (
      <Trans>
        <strong>{deed}</strong> by {editor}
      </Trans>
    );
  return actor === 'machine' ? (
    <Trans>
      <strong>{deed}</strong> by the machine
    </Trans>
  ) : (
    <Trans>
      <strong>{deed}</strong> by an operator
    </Trans>
  );
}
