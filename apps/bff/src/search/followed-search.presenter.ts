import type { FollowedSearch } from '#contract/search';
import type { FollowedSearchRow } from '#persistence/search';

export function presentFollowedSearch(row: FollowedSearchRow, newResults: number): FollowedSearch {
  return {
    id: row.id,
    q: row.q,
    sources: row.sources,
    kind: row.kind,
    seenAt: row.seen_at.toISOString(),
    newResults,
  };
}
