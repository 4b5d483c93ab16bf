import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CONTENT_PAGE } from '#contract/desk';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useKeptFocus } from '../../../../lib/page/use-kept-focus';
import { useContent } from '../../api/use-content';
import { MoveDialog } from '../stories/move-dialog';
import { ARTICLE_FILTERS, type ArticleFilter, ArticleFilters } from './article-filters';
import { ArticleRow } from './article-row';
import styles from './content.module.css';

/** Articles in any state, newest first. The filters are in the address. */
export function ArticleList() {
  const [params, setParams] = useSearchParams();
  const [marked, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isMoving, setIsMoving] = useState(false);
  const { place, keep } = useKeptFocus<HTMLUListElement>();
  const filter = Object.fromEntries(ARTICLE_FILTERS.map((name) => [name, params.get(name) || undefined]));
  const before = params.get('before') || undefined;
  const { data, error, mutate } = useContent({ ...filter, before, limit: CONTENT_PAGE });
  // One that was chosen may have been hidden or moved since.
  const present = (data?.articles ?? []).filter(({ id, topic }) => topic !== null && marked.has(id));
  const chosen = new Set(present.map(({ id }) => id));
  const go = (to: ArticleFilter & { before?: string }) => {
    setChosen(new Set());
    const given = Object.entries({ ...filter, ...to }).flatMap(([key, value]) =>
      value ? [[key, value]] : [],
    );
    setParams({ tab: 'content', ...Object.fromEntries(given) }, { preventScrollReset: true });
  };
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <ArticleFilters filter={filter} onChoose={go} />
      {data === undefined && error === undefined && <Spinner label={t`Loading the articles`} />}
      {error !== undefined && (
        <LoadFailed
          title={said(serverMessage(error) ?? t`The articles could not be loaded.`)}
          onRetry={mutate}
        />
      )}
      {error === undefined && data !== undefined && (
        <>
          <div className={styles.chosen}>
            <p className="meta" role="status">
              {chosen.size === 0
                ? shown(data.articles.length)
                : plural(chosen.size, { one: '# chosen', other: '# chosen' })}
            </p>
            <button
              type="button"
              className="button"
              disabled={chosen.size === 0}
              onClick={() => setIsMoving(true)}
            >
              <Trans>Move to another story…</Trans>
            </button>
          </div>
          <ul ref={place} tabIndex={-1} className={styles.list} aria-label={t`Articles`}>
            {data.articles.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                seen={data.seen}
                isChosen={chosen.has(article.id)}
                onChoose={choose}
                onLeave={keep}
              />
            ))}
          </ul>
          <div className={styles.pages}>
            {before !== undefined && (
              <button type="button" className="button" onClick={() => go({})}>
                <Trans>Newest</Trans>
              </button>
            )}
            {data.next !== null && (
              <button type="button" className="button" onClick={() => go({ before: String(data.next) })}>
                <Trans>Older</Trans>
              </button>
            )}
            {data.searched !== null && (
              <p className="meta">
                <Plural
                  value={data.searched}
                  one="Looked through # article. Older ones follow."
                  other="Looked through # articles. Older ones follow."
                />
              </p>
            )}
          </div>
          {isMoving && (
            <MoveDialog
              articles={[...chosen]}
              seen={data.seen}
              onClose={() => setIsMoving(false)}
              onMoved={() => setChosen(new Set())}
            />
          )}
        </>
      )}
    </>
  );
}

function shown(count: number): string {
  if (count === 0) return t`No article matches.`;
  return plural(count, { one: '# article', other: '# articles' });
}
