/**
 * The `most` terms that contribute most to the product of two vectors, the heaviest first. Terms that contribute less than
 * `share` of what the heaviest does are left out.
 */
export function sharedTerms(
  a: Iterable<readonly [term: number, weight: number]>,
  b: ReadonlyMap<number, number>,
  most: number,
  share = 0,
): number[] {
  const heaviest = [...a]
    .map(([term, weight]): [number, number] => [term, weight * (b.get(term) ?? 0)])
    .filter(([, weight]) => weight > 0)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, most);
  const least = share * (heaviest[0]?.[1] ?? 0);
  return heaviest.filter(([, weight]) => weight >= least).map(([term]) => term);
}
