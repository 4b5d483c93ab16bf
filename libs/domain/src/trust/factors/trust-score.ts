import { TRUST_FACTORS, type TrustFactorName } from '#vocabulary';

/** The five factors and their weights. */
export const TRUST_WEIGHTS: Record<TrustFactorName, number> = {
  accuracy: 0.3,
  editorial: 0.2,
  content: 0.2,
  external: 0.15,
  reader: 0.15,
};

/**
 * How much of its confidence a factor has proven. Those read from a source's own articles were meant to agree with
 * raters by ρ .30 at least. On labels that nobody had looked at before, they agreed by .15 (n 209): they count half.
 */
const OWN_PROVEN = 0.5;
export const PROVEN_SHARE: Record<TrustFactorName, number> = {
  accuracy: OWN_PROVEN,
  editorial: OWN_PROVEN,
  content: OWN_PROVEN,
  external: 1,
  reader: 1,
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

/** What a factor counts in the score: weight · confidence · proven share. 0 without data. */
export function countedWeight(name: TrustFactorName, factor: TrustFactor | null): number {
  return TRUST_WEIGHTS[name] * PROVEN_SHARE[name] * (factor?.confidence ?? 0);
}

/**
 * score = Σ counted weight · value / Σ counted weight over the factors with data; factors without data are left out.
 * coverage = Σ weight · confidence: how much evidence there is, whatever it proves. No score if it is below
 * `leastCoverage`. Scores are at least 10.
 */
export function trustScore(factors: TrustFactors, leastCoverage = MIN_TRUST_COVERAGE): TrustScore {
  let valued = 0;
  let counted = 0;
  let covered = 0;
  for (const name of TRUST_FACTORS) {
    const factor = factors[name];
    if (!factor) continue;
    const weight = countedWeight(name, factor);
    valued += weight * factor.value;
    counted += weight;
    covered += TRUST_WEIGHTS[name] * factor.confidence;
  }
  const coverage = Number(covered.toFixed(4));
  if (coverage < leastCoverage) return { score: null, coverage };
  return { score: Math.max(LOWEST_SCORE, Number((valued / counted).toFixed(1))), coverage };
}
