import type { ClaimKind } from '../../timeline/claims/claim-kinds.js';
import type { NumberClaim } from '../../timeline/claims/number-claims.js';
import { LEAST_AGAINST, type Verdict } from './verdict.js';

/** Numbers that are the same within this share are rounded differently. */
const ROUNDED = 0.1;
/** Magnitudes are logarithmic, and stated to a tenth. */
const SAME_MAGNITUDE = 0.3;
/** They rise while an event lasts: who said less earlier was not wrong. */
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
 * What others' later numbers of the same kind and unit say of a report's: one that agrees confirms, two or more origins
 * that all say otherwise contradict, unless the source has mended its number since.
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
    const mended = followUps.flat().some((next) => theirs.some((other) => agrees(next, other)));
    return mended ? 'corrected' : 'contradicted';
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

/** Whether both cannot have been right, the other one later. */
function excludes(own: NumberClaim, later: NumberClaim): boolean {
  if (agrees(own, later)) return false;
  if (later.value > own.value) return !own.atLeast && !RISING.has(own.kind);
  return !later.atLeast;
}
