import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Dialog } from '../../../../components/feedback/dialog';
import { DialogActions } from './dialog-actions';
import { StorySearch } from './story-search';
import { useOrder } from './use-order';

interface MoveDialogProps {
  articles: number[];
  seen: number;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves the chosen articles to another story. */
export function MoveDialog({ articles, seen, onClose, onMoved }: MoveDialogProps) {
  const [into, setInto] = useState<number | null>(null);
  const { give, isPending } = useOrder(seen);
  const move = async () => {
    if (into === null || !(await give({ kind: 'move', payload: { articles, into } }, t`Moved.`))) return;
    onMoved();
    onClose();
  };
  return (
    <Dialog
      title={plural(articles.length, { one: 'Move # article', other: 'Move # articles' })}
      onClose={onClose}
    >
      <StorySearch label={t`To which story?`} chosen={into} onChoose={setInto} />
      <DialogActions
        label={t`Move`}
        isReady={into !== null}
        isPending={isPending}
        onConfirm={() => void move()}
        onClose={onClose}
      />
    </Dialog>
  );
}
