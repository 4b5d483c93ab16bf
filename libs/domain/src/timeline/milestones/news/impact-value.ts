import type { Significance } from '#vocabulary';
import { NEWS_FROM } from './news-value.js';

const MAX_SINGLE = 6.5;
/** From here, the significance is medium. */
const MEDIUM = 4;
const BELOW_MEDIUM = 3.9;

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
  return Math.round(Math.min(origins <= 1 ? MAX_SINGLE : 10, value) * 10) / 10;
}

/** The impact as readers see it: what is news is at least medium, everything else is low. `news` as from `newsValue`. */
export function shownImpact(impact: number, news: number): number {
  return news >= NEWS_FROM ? Math.max(MEDIUM, impact) : Math.min(BELOW_MEDIUM, impact);
}

/** A milestone that is at least of medium significance. */
export function asNews<T extends { impactValue: number; significance: Significance }>(milestone: T): T {
  if (milestone.impactValue >= MEDIUM) return milestone;
  return { ...milestone, impactValue: MEDIUM, significance: significance(MEDIUM) };
}

/** critical from 9, high from 7, medium from 4, else low. */
export function significance(impact: number): Significance {
  if (impact >= 9) return 'critical';
  if (impact >= 7) return 'high';
  return impact >= MEDIUM ? 'medium' : 'low';
}
