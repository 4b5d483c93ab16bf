import type { NewsSearchQuery } from '#contract/search';
import type { SearchFilter } from '#persistence/search';

const DAY_MS = 86_400_000;

/** The days of a search as moments: both days are included. */
export function searchFilter(
  { from, to }: Partial<Pick<NewsSearchQuery, 'from' | 'to'>>,
  sourceIds: readonly number[] | undefined,
): SearchFilter {
  return {
    sourceIds,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
}

/** 'https://www.herald.example/' and 'www.herald.example' are the domain; anything else stays as it is. */
export function domainOrName(text: string): string {
  return text
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '');
}
