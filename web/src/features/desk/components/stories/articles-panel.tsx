import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskArticle, DeskTopic } from '#contract/desk';
import { RelativeTime } from '../../../../components/relative-time';
import { said } from '../../../../lib/language/said';
import { DeskCell } from '../table/desk-cell';
import { DeskTable } from '../table/desk-table';
import { ArticleActions } from './article-actions';
import { HideDialog } from './hide-dialog';
import styles from './stories.module.css';
import { TagsDialog } from './tags-dialog';

const COLUMNS = [
  { label: msg`Article` },
  { label: msg`Outlet` },
  { label: msg`Published` },
  { label: msg`Milestone` },
  { label: msg`Role` },
  { label: msg`Change` },
];

/** The newest articles of a story: choose some to split, move or attach them; hide one, or set its tags. */
export function ArticlesPanel({ topic }: { topic: DeskTopic }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [hides, setHides] = useState<DeskArticle | null>(null);
  const [tags, setTags] = useState<DeskArticle | null>(null);
  const { language } = topic;
  // One that was chosen may have been hidden since.
  const present = topic.articles.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const titles = new Map(topic.milestones.map(({ id, title }) => [id, title]));
  return (
    <>
      <ArticleActions topic={topic} chosen={present} onDone={() => setChosen(new Set())} />
      <DeskTable label={t`Articles`} columns={COLUMNS} sort="" onSort={() => undefined}>
        {topic.articles.map((article) => (
          <tr key={article.id}>
            <DeskCell kind="text">
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.has(article.id)}
                  onChange={(event) => choose(article.id, event.target.checked)}
                />
                <span lang={language}>{article.title}</span>
              </label>
            </DeskCell>
            <DeskCell kind="text">{article.source}</DeskCell>
            <DeskCell label={t`Published`}>
              <RelativeTime at={article.publishedAt} />
            </DeskCell>
            <DeskCell label={t`Milestone`} kind="text">
              {article.milestoneId === null ? (
                t`none`
              ) : (
                <span lang={language}>{titles.get(article.milestoneId) ?? article.milestoneId}</span>
              )}
            </DeskCell>
            <DeskCell label={t`Role`}>{roleOf(article)}</DeskCell>
            <td>
              <span className={styles.actions}>
                <button
                  type="button"
                  className="button"
                  aria-label={t`Tags of ${{ title: article.title }}`}
                  onClick={() => setTags(article)}
                >
                  <Trans>Tags</Trans>
                </button>
                <button
                  type="button"
                  className="button"
                  aria-label={t`Hide ${{ title: article.title }}`}
                  onClick={() => setHides(article)}
                >
                  <Trans>Hide…</Trans>
                </button>
              </span>
            </td>
          </tr>
        ))}
      </DeskTable>
      {hides !== null && (
        <HideDialog article={{ ...hides, language }} seen={topic.seen} onClose={() => setHides(null)} />
      )}
      {tags !== null && (
        <TagsDialog article={{ ...tags, language }} seen={topic.seen} onClose={() => setTags(null)} />
      )}
    </>
  );
}

function roleOf({ role, isPinned }: DeskArticle): string {
  if (role === null) return isPinned ? t`(set by an editor)` : '';
  return isPinned ? t`${{ role: said(role) }} (set by an editor)` : said(role);
}
