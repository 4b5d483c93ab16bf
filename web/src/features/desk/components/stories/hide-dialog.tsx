import { useState } from 'react';
import type { DeskArticle } from '#contract/desk';
import { Dialog } from '../../../../components/feedback/dialog';
import { Field } from '../../../../components/form/field';
import styles from './stories.module.css';
import { useOrder } from './use-order';

interface ArticleDialogProps {
  article: DeskArticle;
  seen: number;
  onClose: () => void;
}

/** Hides an article from all lists, with a reason. Its entry in the history shows it again. */
export function HideDialog({ article, seen, onClose }: ArticleDialogProps) {
  const { give, isPending } = useOrder(seen);
  const [reason, setReason] = useState('');
  const hide = async () => {
    if (await give({ kind: 'hide', payload: { article: article.id, reason } }, 'Hidden')) onClose();
  };
  return (
    <Dialog title="Hide this article" onClose={onClose}>
      <p>{article.title}</p>
      <Field
        label="Reason"
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className={styles.actions}>
        <button
          type="button"
          className="button"
          disabled={isPending || reason.trim().length < 3}
          onClick={() => void hide()}
        >
          Hide
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
