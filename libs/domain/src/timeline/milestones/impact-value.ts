import type { Significance } from '#vocabulary';

const MAX_SINGLE = 6.5;

export interface ImpactEvidence {
  /** At least a third of the titles have a decisive word. */
  isDecisive: boolean;
  /** A title tells an end of the story's kind. */
  isClosing: boolean;
  /** Independent origins. */
  origins: number;
  /** Articles without copies. */
  reports: number;
  /** The first development of its topic. */
  opensTopic: boolean;
}

/**
 * How much a development changes its story, 0–10 in steps of 0.1. Independent origins carry most (each doubling
 * adds 1.5), then decisive words in at least a third of the titles, a closing cue, wide reporting, and being the
 * story's beginning. What one origin alone tells stays below significant.
 */
export function impactValue({ isDecisive, isClosing, origins, reports, opensTopic }: ImpactEvidence): number {
  const value =
    3.6 +
    1.5 * Math.log2(Math.max(1, origins)) +
    (isDecisive ? 1 : 0) +
    (isClosing ? 1 : 0) +
    (opensTopic ? 0.5 : 0) +
    0.2 * Math.min(3, Math.log2(Math.max(1, reports)));
  const capped = Math.min(origins <= 1 ? MAX_SINGLE : 10, value);
  return Math.round(capped * 10) / 10;
}

/** critical from 9, high from 7, medium from 4, else low (decision 43 of the specification's open questions). */
export function significance(impact: number): Significance {
  if (impact >= 9) return 'critical';
  if (impact >= 7) return 'high';
  return impact >= 4 ? 'medium' : 'low';
}
