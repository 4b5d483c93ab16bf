/** What an operator allows a source. Null: no quota. */
export interface ItemQuota {
  /** New items of one visit. */
  visit: number | null;
  /** New items of 24 hours. */
  day: number | null;
}

export interface WithinQuota<Article> {
  kept: Article[];
  /** How many items are beyond the quota. */
  over: number;
  /** The quota that was exceeded, null if none was. */
  exceeded: 'visit' | 'day' | null;
}

/**
 * The new items of a visit that are stored: the newest ones within both quotas, in the order of the document.
 * @param storedToday items of the source that were stored in the last 24 hours
 */
export function withinQuota<Article extends { publishedAt: Date }>(
  fresh: readonly Article[],
  { visit, day }: ItemQuota,
  storedToday: number,
): WithinQuota<Article> {
  const ofVisit = visit ?? Number.POSITIVE_INFINITY;
  const ofDay = day === null ? Number.POSITIVE_INFINITY : Math.max(0, day - storedToday);
  const most = Math.min(ofVisit, ofDay);
  if (fresh.length <= most) return { kept: [...fresh], over: 0, exceeded: null };
  const newest = fresh.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()).slice(0, most);
  const kept = new Set(newest);
  return {
    kept: fresh.filter((article) => kept.has(article)),
    over: fresh.length - most,
    exceeded: ofDay < ofVisit ? 'day' : 'visit',
  };
}
