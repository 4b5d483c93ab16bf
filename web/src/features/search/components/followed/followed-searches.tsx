import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FollowedSearch } from '#contract/search';
import { NEW_RESULTS_MOST } from '#contract/site';
import { useToast } from '../../../../components/feedback/toast';
import { NewBadge } from '../../../../components/story/new-badge';
import { focusWhenShown } from '../../../../lib/page/focus-when-shown';
import { pages } from '../../../../lib/urls';
import { followSearch, unfollowSearch } from '../../api/follow-search';
import { useFollowedSearches } from '../../api/use-followed-searches';
import styles from './followed-searches.module.css';

/** The searches that the reader follows, with the number of new results. One that was just unfollowed can come back. */
export function FollowedSearches() {
  const { data: searches = [] } = useFollowedSearches();
  const [gone, setGone] = useState<FollowedSearch | null>(null);
  const toast = useToast();
  if (searches.length === 0 && gone === null) return null;
  const unfollow = async (search: FollowedSearch) => {
    try {
      await unfollowSearch(search.id);
      setGone(search);
    } catch {
      toast({ text: t`The change could not be saved. Try again later.`, failed: true });
    }
  };
  const undo = async (search: FollowedSearch) => {
    try {
      await followSearch(search);
      setGone(null);
    } catch {
      toast({ text: t`The change could not be saved. Try again later.`, failed: true });
    }
  };
  return (
    <section aria-labelledby="followed-searches" className={styles.section}>
      <h2 id="followed-searches">
        <Trans>Followed searches</Trans>
      </h2>
      {gone !== null && (
        <p role="status" className={`meta ${styles.gone}`}>
          <Trans>Unfollowed “{{ search: gone.q }}”.</Trans>
          <button
            type="button"
            className="button button-text"
            ref={focusWhenShown}
            key={gone.id}
            onClick={() => void undo(gone)}
          >
            <Trans>Undo</Trans>
          </button>
        </p>
      )}
      <ul>
        {searches.map((search) => (
          <li key={search.id} className={styles.row}>
            <Row search={search} onUnfollow={() => void unfollow(search)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ search, onUnfollow }: { search: FollowedSearch; onUnfollow: () => void }) {
  const { q, sources, kind, newResults } = search;
  const filters = [
    sources,
    kind === null
      ? ''
      : kind === 'report'
        ? t({ message: 'Reports', context: 'articles that report, unlike comment' })
        : t`Comment`,
  ].filter(Boolean);
  const address = pages.searchWith({ q, sources: sources || undefined, kind: kind ?? undefined });
  return (
    <>
      <Link to={address} className={styles.link}>
        {q}
      </Link>
      {filters.length > 0 && <span className="meta">{filters.join(' · ')}</span>}
      {newResults > 0 && (
        <NewBadge
          count={newResults}
          {...(newResults === NEW_RESULTS_MOST && { label: t`${newResults} new or more` })}
        />
      )}
      <button type="button" className={`button button-text ${styles.unfollow}`} onClick={onUnfollow}>
        <Trans>
          Unfollow<span className="visually-hidden"> “{q}”</span>
        </Trans>
      </button>
    </>
  );
}
