import type { Cluster } from '../cluster.js';

/** Two stories that have so many events together must share more than names, … */
const LEAST_EVENTS = 7;
/** … unless a longer silence lies between them (ms), since a story wakes by its names: … */
const SILENCE_MS = 7 * 86_400_000;
/** … without the terms that add most, … */
const LEADING = 3;
/** … this share of the likeness that stories need. */
const LEAST_SHARE = 0.3;

/** Whether stories of many events share hardly more than names: the affairs of one person, company or country. */
export function shareNamesAlone(a: Cluster, b: Cluster, join: number): boolean {
  if (Math.max(a.from - b.to, b.from - a.to) > SILENCE_MS) return false;
  const events = new Set([...a.parts, ...b.parts].map(({ event }) => event));
  if (events.size < LEAST_EVENTS) return false;
  const products = a.products(b).map(([, product]) => product);
  products.sort((x, y) => y - x);
  const rest = products.slice(LEADING).reduce((sum, product) => sum + product, 0);
  return rest < LEAST_SHARE * join * a.weight * b.weight;
}
