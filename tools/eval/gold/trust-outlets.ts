import type { TrustLabel } from './trust-labels.js';

/**
 * The labels of outlets, by the domain of their source. A list may have several domains of one outlet. Then the label
 * of the source's own domain counts, or without one the mean of the others. Labels of unknown outlets are left out.
 *
 * @param sources the sources of the labels' domains
 */
export function labelsOfOutlets(
  labels: readonly TrustLabel[],
  sources: ReadonlyMap<string, { domain: string }>,
): TrustLabel[] {
  const found = labels.flatMap(({ domain, label }) => {
    const outlet = sources.get(domain)?.domain;
    return outlet === undefined ? [] : [{ outlet, domain, label }];
  });
  return [...Map.groupBy(found, ({ outlet }) => outlet)].map(([outlet, given]) => {
    const own = given.find(({ domain }) => domain === outlet);
    const mean = given.reduce((sum, { label }) => sum + label, 0) / given.length;
    return { domain: outlet, label: own?.label ?? mean };
  });
}
