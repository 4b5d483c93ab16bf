import { mutate } from 'swr';
import { FollowedSearch } from '#contract/search';
import type { ArticleKind } from '#vocabulary';
import { deleteJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

interface SearchToFollow {
  q: string;
  sources?: string | undefined;
  kind?: ArticleKind | null | undefined;
  /** Brings back what was new when it was unfollowed. */
  seenAt?: string;
}

const change = (to: (searches: readonly FollowedSearch[]) => FollowedSearch[]) =>
  mutate<FollowedSearch[]>(calls.followedSearches, (searches = []) => to(searches), { revalidate: false });

export async function followSearch({ q, sources = '', kind = null, seenAt }: SearchToFollow): Promise<void> {
  const followed = await postJson(calls.followedSearches, { q, sources, kind, seenAt }, FollowedSearch);
  await change((searches) => [followed, ...searches.filter(({ id }) => id !== followed.id)]);
}

export async function unfollowSearch(id: number): Promise<void> {
  await deleteJson(calls.followedSearch(id));
  await change((searches) => searches.filter((search) => search.id !== id));
}

/** Its results are no longer new. */
export async function seeSearch(id: number): Promise<void> {
  await postJson(calls.followedSearchSeen(id));
  await change((searches) =>
    searches.map((search) => (search.id === id ? { ...search, newResults: 0 } : search)),
  );
}
