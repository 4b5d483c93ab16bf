import type { ClaimKind } from '../../timeline/claims/claim-kinds.js';
import type { NumberClaim } from '../../timeline/claims/number-claims.js';
import { LEAST_AGAINST, type Verdict } from './verdict.js';

/** Numbers within this share of each other are the same, rounded differently. */
const ROUNDED = 0.1;
/** Tolerance for magnitudes: they are logarithmic and stated to one decimal. */
const SAME_MAGNITUDE = 0.3;
/** These numbers rise during an event: a lower earlier number was not wrong. */
const RISING: ReadonlySet<ClaimKind> = new Set([
  'dead',
  'injured',
  'evacuated',
  'displaced',
  'rescued',
  'arrested',
  'burned',
  'contained',
  'damage',
  'aid',
]);

/**
 * Checks a report's numbers against later numbers of the same kind and unit from other origins. One that agrees
 * confirms. Two or more that all disagree contradict, unless the source has corrected its number since.
 */
export function checkNumbers(
  own: readonly NumberClaim[],
  others: readonly (readonly NumberClaim[])[],
  followUps: readonly (readonly NumberClaim[])[],
): Verdict {
  const verdicts = own.map((claim) => {
    const theirs = others.flatMap((claims) => claims.find((other) => isOfKind(claim, other)) ?? []);
    if (theirs.some((other) => agrees(claim, other))) return 'confirmed';
    if (theirs.length < LEAST_AGAINST || theirs.some((other) => !excludes(claim, other))) return 'open';
    const isCorrected = followUps.flat().some((next) => theirs.some((other) => agrees(next, other)));
    return isCorrected ? 'corrected' : 'contradicted';
  });
  return (
    (['contradicted', 'corrected', 'confirmed'] as const).find((verdict) => verdicts.includes(verdict)) ??
    'open'
  );
}

function isOfKind(a: NumberClaim, b: NumberClaim): boolean {
  return a.kind === b.kind && a.unit === b.unit;
}

function agrees(a: NumberClaim, b: NumberClaim): boolean {
  if (!isOfKind(a, b)) return false;
  const apart = Math.abs(a.value - b.value);
  return a.kind === 'magnitude'
    ? apart <= SAME_MAGNITUDE
    : apart <= ROUNDED * Math.max(Math.abs(a.value), Math.abs(b.value));
}

/** Whether the later number means that the earlier one was wrong. */
function excludes(own: NumberClaim, later: NumberClaim): boolean {
  if (agrees(own, later)) return false;
  if (later.value > own.value) return !own.atLeast && !RISING.has(own.kind);
  return !later.atLeast;
}
