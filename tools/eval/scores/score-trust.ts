import { type TrustFactors, trustScore } from '#domain/trust/factors';
import { TRUST_FACTORS, type TrustFactorName } from '#vocabulary';
import type { TrustLabel } from '../gold/trust-labels.js';
import { interval, spearman } from './spearman.js';

/** The newest assessment of a source. */
export interface Assessed {
  domain: string;
  score: number | null;
  coverage: number;
  factors: TrustFactors;
}

/**
 * Sources with less coverage by own evidence are not ranked. Five days of headlines are enough. Without the external factor, hardly
 * any source could reach the coverage that a displayed score needs.
 */
export const LEAST_OWN_COVERAGE = 0.03;

type Pair = [number, number];

/** How well the stored scores, and the scores without the external factor, rank labelled sources. */
export function scoreTrust(labels: readonly TrustLabel[], assessed: readonly Assessed[]) {
  const known = new Map(assessed.map((each) => [each.domain, each]));
  const found = labels.flatMap(({ domain, label }) => {
    const source = known.get(domain);
    return source ? [{ label, source }] : [];
  });
  const whole = found.flatMap(({ label, source }): Pair[] =>
    source.score === null ? [] : [[source.score, label]],
  );
  const own = found.flatMap(({ label, source }): Pair[] => {
    const { score } = trustScore({ ...source.factors, external: null }, LEAST_OWN_COVERAGE);
    return score === null ? [] : [[score, label]];
  });
  return {
    sources: found.length,
    n: whole.length,
    /** The share of known labelled sources that have a score. */
    coverage: rounded(found.length === 0 ? 0 : whole.length / found.length),
    rho: rhoOf(whole),
    rhoInterval: intervalOf(whole),
    nOwn: own.length,
    rhoOwn: rhoOf(own),
    rhoOwnInterval: intervalOf(own),
    factors: Object.fromEntries(TRUST_FACTORS.map((name) => [name, ofFactor(name, found)])),
  };
}

function ofFactor(name: TrustFactorName, found: readonly { label: number; source: Assessed }[]) {
  const pairs = found.flatMap(({ label, source }): Pair[] => {
    const factor = source.factors[name];
    return factor ? [[factor.value, label]] : [];
  });
  return { n: pairs.length, rho: rhoOf(pairs) };
}

function rhoOf(pairs: readonly Pair[]): number | null {
  const rho = spearman(pairs);
  return rho === null ? null : rounded(rho);
}

function intervalOf(pairs: readonly Pair[]): [number, number] | null {
  const rho = spearman(pairs);
  const found = rho === null ? null : interval(rho, pairs.length);
  return found && [rounded(found[0]), rounded(found[1])];
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
