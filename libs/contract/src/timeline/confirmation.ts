import type { ConfirmationLevel } from './milestone.js';

/** The level for a number of independent origins: 3 and more verified, 2 multiple, else single. */
export function confirmationLevel(originCount: number): ConfirmationLevel {
  if (originCount > 2) return 'verified';
  return originCount === 2 ? 'multiple' : 'single';
}

const plural = (n: number, one: string, many: string) =>
  `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;

/** '3 independent origins' */
export function originsLabel(count: number): string {
  return plural(count, 'independent origin', 'independent origins');
}

/**
 * '3 independent origins · 17 outlets'. An outlet's reports may have the origins that they credit, an agency for one: then there can be more
 * origins than outlets, and it says why.
 */
export function confirmationSummary(originCount: number, outletCount: number): string {
  const counts = `${originsLabel(originCount)} · ${plural(outletCount, 'outlet', 'outlets')}`;
  if (originCount <= outletCount) return counts;
  return `${counts} that ${outletCount === 1 ? 'credits' : 'credit'} others`;
}

export const MARKER_TOOLTIPS = {
  significant: 'Major Story Development',
  verified: 'Verified by 3+ sources',
  multiple: 'Confirmed by multiple sources',
  beginning: 'Story Beginning',
  update: 'Story Update',
} as const;
export type Marker = keyof typeof MARKER_TOOLTIPS;

/** A milestone's marker: the first that fits. `isFirst` marks the oldest of its topic. */
export function markerOf(
  milestone: { isSignificant: boolean; confirmationLevel: ConfirmationLevel },
  isFirst: boolean,
): Marker {
  if (milestone.isSignificant) return 'significant';
  if (milestone.confirmationLevel === 'verified') return 'verified';
  if (milestone.confirmationLevel === 'multiple') return 'multiple';
  return isFirst ? 'beginning' : 'update';
}
