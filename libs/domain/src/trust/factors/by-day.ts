const DAY_MS = 86_400_000;

/** Groups articles by UTC day of publication. */
export function byDay<T extends { publishedAt: Date }>(articles: readonly T[]): T[][] {
  return [...Map.groupBy(articles, ({ publishedAt }) => Math.floor(publishedAt.getTime() / DAY_MS)).values()];
}

/** The mean of the daily means: a day with 100 articles counts as much as a day with two. Null if there are no values. */
export function meanOfDays<T>(
  days: readonly (readonly T[])[],
  measure: (article: T) => number | null,
): number | null {
  const means = days.flatMap((articles) => {
    const values = articles.map(measure).filter((value) => value !== null);
    return values.length === 0 ? [] : [values.reduce((sum, value) => sum + value, 0) / values.length];
  });
  return means.length === 0 ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}
