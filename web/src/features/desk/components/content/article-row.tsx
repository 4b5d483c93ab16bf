import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentArticle } from '#contract/desk';
import { RelativeTime } from '../../../../components/relative-time';
import { seriesLabel } from '../../../../lib/language/numbers';
import { said } from '../../../../lib/language/said';
import { pages } from '../../../../lib/urls';
import { HideDialog } from '../stories/hide-dialog';
import { TagsDialog } from '../stories/tags-dialog';
import { useOrder } from '../stories/use-order';
import { ArticleDialog } from './article-dialog';
import styles from './content.module.css';

interface ArticleRowProps {
  article: ContentArticle;
  seen: number;
  isChosen: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
  /** Called before a change that may take the article out of the list. */
  onLeave: () => void;
}

type Open = 'why' | 'tags' | 'hide' | null;

/** One article and what can be done with it. */
export function ArticleRow({ article, seen, isChosen, onChoose, onLeave }: ArticleRowProps) {
  const [open, setOpen] = useState<Open>(null);
  const { give, isPending } = useOrder(seen);
  const { id, title, language, topic, hidden, source } = article;
  const close = () => setOpen(null);
  const show = () => {
    onLeave();
    void give({ kind: 'unhide', payload: { article: id } }, t`Shown again.`);
  };
  const button = (label: string, onClick: () => void) => (
    <button
      type="button"
      className="button button-text"
      aria-label={t`${{ name: label.replace('…', '') }}: ${{ value: title }}`}
      aria-disabled={isPending}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <li className={styles.entry}>
      <input
        type="checkbox"
        aria-label={t`Choose ${title}`}
        checked={isChosen}
        disabled={topic === null}
        onChange={(event) => onChoose(id, event.target.checked)}
      />
      <div>
        <p className={`${styles.title} ${hidden === null ? '' : styles.hidden}`} lang={language}>
          {title}
        </p>
        <p className="meta">
          <Link to={pages.source(source.slug)}>{source.name}</Link>
          {' · '}
          <RelativeTime at={article.publishedAt} />
          {topic !== null && (
            <>
              {' · '}
              <Link to={{ search: `?tab=topics&topic=${topic.id}` }} lang={topic.language}>
                {topic.name}
              </Link>
            </>
          )}
          {marksOf(article).map((mark) => ` · ${mark}`)}
        </p>
        {hidden !== null && (
          <p className={styles.reason}>
            <Trans>Hidden: {{ reason: hidden.reason }}</Trans>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {button(t`Why…`, () => setOpen('why'))}
        {button(t`Tags…`, () => setOpen('tags'))}
        {hidden !== null && button(t`Show again`, show)}
        {hidden === null && button(t`Hide…`, () => setOpen('hide'))}
      </div>
      {open === 'why' && <ArticleDialog article={article} onClose={close} />}
      {open === 'tags' && <TagsDialog article={article} seen={seen} onClose={close} />}
      {open === 'hide' && <HideDialog article={article} seen={seen} onClose={close} onHide={onLeave} />}
    </li>
  );
}

function marksOf({ role, copyOf, revisions, tags, locks }: ContentArticle): string[] {
  const named = seriesLabel(tags.map(said));
  return [
    ...(role === 'comment' || role === 'expects' ? [said(role)] : []),
    ...(copyOf === null ? [] : [t`copy of ${copyOf}`]),
    ...(revisions === 0 ? [] : [plural(revisions, { one: 'changed once', other: 'changed # times' })]),
    locks.includes('tags') ? t`${{ tags: named }} (set by an editor)` : named,
  ];
}
