import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { i18n } from '#language';
import { Dialog } from '../../../components/feedback/dialog';
import type { ListKind } from '../api/use-reading-list';
import styles from './clear-dialog.module.css';

interface ClearDialogProps {
  kind: ListKind;
  /** Resolves when it is done or its failure is shown. */
  onClear: () => Promise<void>;
  onClose: () => void;
}

const WORDS: Record<ListKind, { title: MessageDescriptor; text: MessageDescriptor }> = {
  saved: {
    title: msg`Remove all saved articles?`,
    text: msg`This removes your bookmarks, not the articles.`,
  },
  history: {
    title: msg`Clear your reading history?`,
    text: msg`This removes everything you have opened so far.`,
  },
};

export function ClearDialog({ kind, onClear, onClose }: ClearDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const { title, text } = WORDS[kind];
  const clear = async () => {
    if (isPending) return;
    setIsPending(true);
    await onClear();
    onClose();
  };
  return (
    <Dialog title={i18n._(title)} onClose={onClose}>
      <p>{i18n._(text)}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-danger"
          aria-disabled={isPending}
          onClick={() => void clear()}
        >
          <Trans>Clear all</Trans>
        </button>
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </Dialog>
  );
}
