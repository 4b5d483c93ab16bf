import type { Significance } from '#vocabulary';

const MAX_SINGLE = 6.5;

export interface ImpactEvidence {
  /** At least a third of the titles have a decisive word. */
  isDecisive: boolean;
  /** A title reports an end that fits the story's kind. */
  isClosing: boolean;
  /** Independent origins. */
  origins: number;
  /** Articles without copies. */
  reports: number;
  /** The first development of its topic. */
  opensTopic: boolean;
}

/**
 * How much a development changes its story, 0–10 in steps of 0.1. Independent origins add most (1.5 per doubling), then
 * decisive words in at least a third of the titles, a closing cue, the number of reports, and opening the story. A
 * development of one origin stays below significant.
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

/** critical from 9, high from 7, medium from 4, else low. */
export function significance(impact: number): Significance {
  if (impact >= 9) return 'critical';
  if (impact >= 7) return 'high';
  return impact >= 4 ? 'medium' : 'low';
}
