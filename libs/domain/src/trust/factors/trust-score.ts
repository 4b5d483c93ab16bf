import { TRUST_FACTORS, type TrustFactorName } from '#vocabulary';

/** The five factors and their weights. */
export const TRUST_WEIGHTS: Record<TrustFactorName, number> = {
  accuracy: 0.3,
  editorial: 0.2,
  content: 0.2,
  external: 0.15,
  reader: 0.15,
};

export interface TrustFactor {
  /** 0–100; higher is better. */
  value: number;
  /** The number of pieces of evidence: raters, headlines, articles, milestones, votes. */
  n: number;
  /** 0–1. */
  confidence: number;
}

export type TrustFactors = Record<TrustFactorName, TrustFactor | null>;

export interface TrustScore {
  /** 10–100 with one decimal. Null means 'not enough data'. */
  score: number | null;
  /** 0–1: the share of all possible evidence that exists. */
  coverage: number;
}

/**
 * Below this coverage a source has no score. Two external rating sets are enough alone. Headlines and feed fields
 * alone never are: a tidy feed proves nothing about its content.
 */
export const MIN_TRUST_COVERAGE = 0.1;

/** The lowest score. Readers see scores from 1 to 10, so it is 10 of 100. */
const LOWEST_SCORE = 10;

/**
 * score = Σ weight·confidence·value / Σ weight·confidence over the factors with data; factors without data are left
 * out. No score if the coverage is below `leastCoverage`. Scores are at least 10.
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
