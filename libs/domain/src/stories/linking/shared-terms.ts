import { compareNames } from './sparse-vector.js';

/**
 * The `most` terms that contribute most to a product of two vectors, the heaviest first. Terms that contribute less than
 * `share` of what the heaviest does are left out.
 * @param products what each term of both contributes
 * @param nameOf decides between terms that contribute the same: a name that no other term has
 */
export function sharedTerms(
  products: Iterable<readonly [term: number, product: number]>,
  most: number,
  nameOf: (term: number) => string,
  share = 0,
): number[] {
  const heaviest = [...products]
    .filter(([, product]) => product > 0)
    .sort(([a, x], [b, y]) => y - x || compareNames(nameOf(a), nameOf(b)))
    .slice(0, most);
  const least = share * (heaviest[0]?.[1] ?? 0);
  return heaviest.filter(([, product]) => product >= least).map(([term]) => term);
}
