/**
 * Which holder (a topic, a milestone) has most of the articles; of equals the lowest key. Null when none of the
 * articles is held by any.
 */
export function mostHeld(
  articles: readonly string[],
  holderOf: ReadonlyMap<string, number>,
): { holder: number; held: number } | null {
  const counts = new Map<number, number>();
  for (const article of new Set(articles)) {
    const holder = holderOf.get(article);
    if (holder !== undefined) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return most ? { holder: most[0], held: most[1] } : null;
}
