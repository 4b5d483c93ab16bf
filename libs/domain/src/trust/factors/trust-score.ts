import { TRUST_FACTORS, type TrustFactorName } from '#vocabulary';

/** The five factors and their weights (specification 2, About page: trust model). */
export const TRUST_WEIGHTS: Record<TrustFactorName, number> = {
  accuracy: 0.3,
  editorial: 0.2,
  content: 0.2,
  external: 0.15,
  reader: 0.15,
};

export interface TrustFactor {
  /** 0–100, higher is better. */
  value: number;
  /** How many pieces of evidence stand behind it: raters, headlines, articles, milestones, votes. */
  n: number;
  /** 0–1. */
  confidence: number;
}

export type TrustFactors = Record<TrustFactorName, TrustFactor | null>;

export interface TrustScore {
  /** 10–100 with one decimal; null means 'not enough data'. */
  score: number | null;
  /** 0–1: how much of the whole evidence there could be was there. */
  coverage: number;
}

/**
 * Below this coverage a source has no score. Two external rating sets reach it alone; headlines and feed fields
 * alone never do, since a tidy feed proves nothing about what it says.
 */
export const MIN_TRUST_COVERAGE = 0.1;

/** The lowest score there is: scores run from 1 to 10 (specification 2, About page: trust model). */
const LOWEST_SCORE = 10;

/**
 * score = Σ weight·confidence·value / Σ weight·confidence over the factors that have data; a missing one is left out.
 * Below `leastCoverage` there is none; no score lies under 10.
 */
export function trustScore(factors: TrustFactors, leastCoverage = MIN_TRUST_COVERAGE): TrustScore {
  let weighted = 0;
  let covered = 0;
  for (const name of TRUST_FACTORS) {
    const factor = factors[name];
    if (!factor) continue;
    const weight = TRUST_WEIGHTS[name] * factor.confidence;
    weighted += weight * factor.value;
    covered += weight;
  }
  const coverage = Number(covered.toFixed(4));
  if (coverage < leastCoverage) return { score: null, coverage };
  return { score: Math.max(LOWEST_SCORE, Number((weighted / covered).toFixed(1))), coverage };
}
