/** Time order with the id as tie-break: the one order in which a timeline is read. */
export function inPublishedOrder<T extends { id: number; publishedAt: Date }>(articles: readonly T[]): T[] {
  return [...articles].sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || a.id - b.id);
}
