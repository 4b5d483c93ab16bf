import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskArticle } from '#contract/desk';
import { TAGS } from '#vocabulary';
import { Dialog } from '../../../../components/feedback/dialog';
import { said } from '../../../../lib/language/said';
import styles from './stories.module.css';
import { useOrder } from './use-order';

interface TagsDialogProps {
  article: Pick<DeskArticle, 'id' | 'title' | 'tags' | 'locks'> & { language: string };
  seen: number;
  onClose: () => void;
}

/** Sets the tags of an article, in the order in which they are chosen. The first one is its category. */
export function TagsDialog({ article, seen, onClose }: TagsDialogProps) {
  const { give, isPending } = useOrder(seen);
  const [tags, setTags] = useState<string[]>(article.tags);
  const save = async () => {
    const chosen = TAGS.filter((tag) => tags.includes(tag)).sort((a, b) => tags.indexOf(a) - tags.indexOf(b));
    if (await give({ kind: 'tag', payload: { article: article.id, tags: chosen } }, t`Saved.`)) onClose();
  };
  const release = async () => {
    if (
      await give({ kind: 'release', payload: { of: 'article', id: article.id, field: 'tags' } }, t`Released.`)
    )
      onClose();
  };
  return (
    <Dialog title={t`Tags`} onClose={onClose}>
      <p lang={article.language}>{article.title}</p>
      <fieldset className={styles.tags}>
        <legend>{tags[0] === undefined ? t`First: none` : t`First: ${{ tag: said(tags[0]) }}`}</legend>
        {TAGS.map((tag) => (
          <label key={tag}>
            <input
              type="checkbox"
              checked={tags.includes(tag)}
              onChange={(event) =>
                setTags(event.target.checked ? [...tags, tag] : tags.filter((each) => each !== tag))
              }
            />
            {said(tag)}
          </label>
        ))}
      </fieldset>
      <p className={styles.actions}>
        <button
          type="button"
          className="button"
          disabled={tags.length === 0}
          aria-disabled={isPending}
          onClick={() => void save()}
        >
          <Trans>Save</Trans>
        </button>
        {article.locks.includes('tags') && (
          <button type="button" className="button" aria-disabled={isPending} onClick={() => void release()}>
            <Trans>Release</Trans>
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </p>
    </Dialog>
  );
}
