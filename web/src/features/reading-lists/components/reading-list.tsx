import { type ReactNode, useRef, useState } from 'react';
import { Notice } from '../../../components/notice';
import { useToast } from '../../../components/toast';
import { type ListKind, useReadingList } from '../api/use-reading-list';
import { ClearDialog } from './clear-dialog';
import { ReadingEntry } from './reading-entry';
import styles from './reading-list.module.css';
import { ReadingListSkeleton } from './reading-list-skeleton';

interface ReadingListProps {
  kind: ListKind;
  /** What stands instead of an empty list. */
  empty: ReactNode;
}

/** The articles, newest first; each can be removed, and all of them at once. */
export function ReadingList({ kind, empty }: ReadingListProps) {
  const list = useReadingList(kind);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLUListElement>(null);
  const show = useToast();
  const told = async (call: Promise<void>, done: string) => {
    try {
      await call;
      show(done);
      // The button that had the focus is gone.
      place.current?.focus();
    } catch {
      show({ title: 'Error', text: 'It could not be removed. Please try again.', failed: true });
    }
  };
  if (list.failed) {
    return (
      <Notice alert title="The articles could not be loaded.">
        <button type="button" className="button" onClick={list.retry}>
          Try Again
        </button>
      </Notice>
    );
  }
  if (list.entries === undefined) return <ReadingListSkeleton />;
  if (list.entries.length === 0) return empty;
  return (
    <>
      <div className={styles.head}>
        <p className="meta">
          {list.total} {list.total === 1 ? 'article' : 'articles'}, newest first
        </p>
        <button type="button" className="button button-text" onClick={() => setIsAsking(true)}>
          Clear all
        </button>
      </div>
      <ul ref={place} tabIndex={-1} className={styles.list}>
        {list.entries.map((entry) => (
          <li key={entry.article.id} className={styles.row}>
            <ReadingEntry
              entry={entry}
              verb={kind === 'saved' ? 'saved' : 'opened'}
              onRemove={() => void told(list.remove(entry.article.id), 'Removed.')}
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
          {list.isLoadingMore ? 'Loading…' : 'Load More Articles'}
        </button>
      )}
      {isAsking && (
        <ClearDialog
          kind={kind}
          onClear={() => told(list.clear(), 'Cleared.')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
