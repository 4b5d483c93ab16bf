import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { FollowedSearch } from '#contract/search';
import { useToast } from '../../../../components/feedback/toast';
import { SignInLink } from '../../../../components/sign-in-link';
import { serverMessage } from '../../../../lib/http';
import { useOneAtATime } from '../../../../lib/page/one-at-a-time';
import { useReader } from '../../../account/api/use-reader';
import { followSearch, seeSearch, unfollowSearch } from '../../api/follow-search';
import { useFollowedSearches } from '../../api/use-followed-searches';
import type { NewsSearch } from '../../api/use-news-search';

/** Follows or unfollows the shown search. Days are no part of what is followed. Showing it means that it was seen. */
export function FollowSearch({ search }: { search: NewsSearch }) {
  const { reader, isResolving } = useReader();
  const { data: searches } = useFollowedSearches();
  const { isPending, run } = useOneAtATime();
  const toast = useToast();
  const followed = searches?.find((each) => isSame(each, search));
  useSeen(followed);
  if (isResolving) return null;
  if (reader === null) return <SignInLink className="button button-text">{t`Follow this search`}</SignInLink>;
  if (searches === undefined) return null;
  const change = async () => {
    try {
      await (followed === undefined ? followSearch(search) : unfollowSearch(followed.id));
      toast(
        followed === undefined
          ? t`Search followed. Its new results are counted on the search page.`
          : t`Search unfollowed.`,
      );
    } catch (error) {
      toast({
        text: serverMessage(error) ?? t`The change could not be saved. Try again later.`,
        failed: true,
      });
    }
  };
  return (
    <button
      type="button"
      className="button button-text"
      aria-pressed={followed !== undefined}
      aria-disabled={isPending}
      onClick={() => void run(change)}
    >
      {followed === undefined ? t`Follow this search` : t`Following this search`}
    </button>
  );
}

function isSame({ q, sources, kind }: FollowedSearch, search: NewsSearch): boolean {
  return q === search.q && sources === (search.sources ?? '') && kind === (search.kind ?? null);
}

/** Tells the server once that the new results were shown. If that fails, they stay new. */
function useSeen(followed: FollowedSearch | undefined): void {
  const id = followed !== undefined && followed.newResults > 0 ? followed.id : null;
  useEffect(() => {
    if (id !== null) seeSearch(id).catch(() => 'they stay new');
  }, [id]);
}
