/**
 * The holder (a topic or milestone) with most of the articles. Ties go to the lowest key. Null if no article has a holder.
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
