import { BIAS_GROUPS } from '#vocabulary';
import type { CountsByBias } from './bias-counts.js';
import type { BiasGroup } from './source.js';

export interface BiasShare {
  bias: BiasGroup;
  count: number;
  /** 0–100, rounded; at least 1. */
  percent: number;
}

/** The groups that have outlets, from left to right; those without a label come last. */
export function biasShares(counts: CountsByBias): BiasShare[] {
  const total = totalOf(counts);
  return BIAS_GROUPS.filter((bias) => counts[bias] > 0).map((bias) => ({
    bias,
    count: counts[bias],
    percent: Math.max(1, Math.round((counts[bias] / total) * 100)),
  }));
}

export function totalOf(counts: CountsByBias): number {
  return BIAS_GROUPS.reduce((sum, bias) => sum + counts[bias], 0);
}
