import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { useToast } from '../../../components/feedback/toast';
import { type ListKind, useReadingList } from '../api/use-reading-list';
import { ClearDialog } from './clear-dialog';
import { ReadingEntry } from './reading-entry';
import styles from './reading-list.module.css';
import { ReadingListSkeleton } from './reading-list-skeleton';

interface ReadingListProps {
  kind: ListKind;
  /** Shown instead of an empty list. */
  empty: ReactNode;
}

/** The articles, newest first; each can be removed, and all of them at once. */
export function ReadingList({ kind, empty }: ReadingListProps) {
  const list = useReadingList(kind);
  const { place, withToast } = useRemovals(list.entries?.length);
  if (list.failed) {
    return <LoadFailed title={t`The articles could not be loaded.`} onRetry={list.retry} />;
  }
  if (list.entries === undefined) return <ReadingListSkeleton />;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {list.entries.length === 0 ? (
        empty
      ) : (
        <>
          <Head kind={kind} total={list.total} onClear={() => withToast(list.clear(), t`Cleared.`)} />
          <ul className={styles.list}>
            {list.entries.map((entry) => (
              <li key={entry.article.id} className={styles.row}>
                <ReadingEntry
                  entry={entry}
                  verb={kind === 'saved' ? 'saved' : 'opened'}
                  onRemove={() => void withToast(list.remove(entry.article.id), t`Removed.`)}
                />
              </li>
            ))}
          </ul>
          {list.hasMore && (
            <button
              type="button"
              className={`button ${styles.more}`}
              aria-disabled={list.isLoadingMore}
              onClick={list.loadMore}
            >
              {list.isLoadingMore ? t`Loading…` : t`Load More Articles`}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Shows the result of a removal. The pressed button disappears with its entry, so the list gets the focus. */
function useRemovals(count: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  const show = useToast();
  useEffect(() => {
    if (isRemoving.current && count !== undefined) place.current?.focus();
    isRemoving.current = false;
  }, [count]);
  const withToast = async (call: Promise<void>, done: string) => {
    isRemoving.current = true;
    try {
      await call;
      show(done);
    } catch {
      isRemoving.current = false;
      show({ title: t`Error`, text: t`It could not be removed. Please try again.`, failed: true });
    }
  };
  return { place, withToast };
}

interface HeadProps {
  kind: ListKind;
  total: number;
  onClear: () => Promise<void>;
}

function Head({ kind, total, onClear }: HeadProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.head}>
      <p className="meta">
        <Plural value={total} one="# article, newest first" other="# articles, newest first" />
      </p>
      <button type="button" className="button button-text" onClick={() => setIsAsking(true)}>
        <Trans>Clear all</Trans>
      </button>
      {isAsking && <ClearDialog kind={kind} onClear={onClear} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
