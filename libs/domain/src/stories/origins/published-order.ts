interface Published {
  id: number;
  url?: string | undefined;
  publishedAt: Date;
}

/** By publication time, then by URL, which unlike an id does not depend on which feed was read first, then by id. */
export function byPublication(a: Published, b: Published): number {
  return a.publishedAt.getTime() - b.publishedAt.getTime() || compare(a.url, b.url) || a.id - b.id;
}

/** All timelines are read in this order. */
export function inPublishedOrder<T extends Published>(articles: readonly T[]): T[] {
  return [...articles].sort(byPublication);
}

function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
