import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskArticle } from '#contract/desk';
import { Dialog } from '../../../../components/feedback/dialog';
import { Field } from '../../../../components/form/field';
import { DialogActions } from './dialog-actions';
import styles from './stories.module.css';
import { useOrder } from './use-order';

interface ArticleDialogProps {
  article: Pick<DeskArticle, 'id' | 'title'> & { language: string };
  seen: number;
  onClose: () => void;
  /** Called before the article is hidden, which may remove its row. */
  onHide?: () => void;
}

/** Hides an article from everything that readers see, with a reason. The tab Content shows it again. */
export function HideDialog({ article, seen, onClose, onHide }: ArticleDialogProps) {
  const { give, isPending } = useOrder(seen);
  const [reason, setReason] = useState('');
  const hide = async () => {
    onHide?.();
    if (await give({ kind: 'hide', payload: { article: article.id, reason } }, t`Hidden.`)) onClose();
  };
  return (
    <Dialog title={t`Hide this article`} onClose={onClose}>
      <p lang={article.language}>{article.title}</p>
      <p className={styles.machine}>
        <Trans>It leaves all lists, its story, search and feeds until an editor shows it again.</Trans>
      </p>
      <Field
        label={t`Reason`}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogActions
        label={t`Hide`}
        isReady={reason.trim().length >= 3}
        isPending={isPending}
        onConfirm={() => void hide()}
        onClose={onClose}
      />
    </Dialog>
  );
}
