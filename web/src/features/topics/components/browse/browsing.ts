import { SEARCH_MAX_CHARS } from '#contract/site';
import { TOPIC_SORTS, TOPIC_STATUSES, type TopicSort, type TopicStatus } from '#vocabulary';

/** What the address of Discover selects. */
export interface Browsing {
  q: string;
  /** The slug of a category. */
  category: string | undefined;
  status: TopicStatus | undefined;
  place: string | undefined;
  sort: TopicSort;
  /** From 1. */
  page: number;
}

/** Unknown values are ignored. */
export function browsingFrom(params: URLSearchParams): Browsing {
  const page = params.get('page') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX_CHARS).trim(),
    category: params.get('category') ?? undefined,
    status: TOPIC_STATUSES.find((each) => each === params.get('status')),
    place: /^([A-Z]{2}|world)$/.exec(params.get('place') ?? '')?.[0],
    sort: TOPIC_SORTS.find((each) => each === params.get('sort')) ?? 'lively',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Whether all topics are listed. */
export function isUnfiltered({ q, category, status, place, sort }: Browsing): boolean {
  return q === '' && sort === 'lively' && [category, status, place].every((each) => each === undefined);
}

/** The parameters with a change. Another selection starts at its first page. */
export function withChange(
  params: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The address of another page of the same selection. */
export function addressOfPage(params: URLSearchParams, page: number): { search: string } {
  return { search: withChange(params, { page: page === 1 ? undefined : String(page) }).toString() };
}
