import { t } from '@lingui/core/macro';
import type { SearchResult } from '#contract/search';
import type { NewsSearch } from '../../api/use-news-search';

const DAY_MS = 86_400_000;
/** Sources offered besides those that are chosen. */
const OFFERED_MOST = 4;

export interface DayChoice {
  label: string;
  /** The first day (UTC), until today. */
  from: string;
}

/** Days that searches are often limited to, counted back from `now` (news time). */
export function dayChoices(now: Date): DayChoice[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return [
    { label: t`Today`, from: daysAgo(0) },
    { label: t`Last 7 days`, from: daysAgo(6) },
    { label: t`Last month`, from: daysAgo(30) },
  ];
}

/** The words of days that no choice stands for. Null if the search has none. */
export function otherDays({ from, to }: NewsSearch, choices: readonly DayChoice[]): string | null {
  if (from === undefined && to === undefined) return null;
  if (to === undefined)
    return choices.some((choice) => choice.from === from) ? null : t`From ${{ day: from ?? '' }}`;
  return from === undefined ? t`Until ${to}` : t`${from} to ${to}`;
}

/** The sources of a search, as written. */
export function chosenSources({ sources = '' }: NewsSearch): string[] {
  return sources
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The outlets with most results on the page that are not chosen. A name with a comma would be read as two. */
export function offeredSources(search: NewsSearch, results: readonly SearchResult[]): string[] {
  const chosen = new Set(chosenSources(search).map((name) => name.toLowerCase()));
  const counts = new Map<string, number>();
  for (const { sourceName } of results) {
    if (chosen.has(sourceName.toLowerCase()) || sourceName.includes(',')) continue;
    counts.set(sourceName, (counts.get(sourceName) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, OFFERED_MOST)
    .map(([name]) => name);
}

/** The search with these sources, from its first page. */
export function withSources(search: NewsSearch, names: readonly string[]): NewsSearch {
  const { sources: _, ...rest } = search;
  return { ...rest, ...(names.length > 0 && { sources: names.join(', ') }), page: 1 };
}

/** The search with other values, from its first page. Undefined removes a value. */
export function withChange(
  search: NewsSearch,
  change: { [Name in keyof NewsSearch]?: NewsSearch[Name] | undefined },
): NewsSearch {
  const merged = Object.entries({ ...search, page: 1, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged) as unknown as NewsSearch;
}
