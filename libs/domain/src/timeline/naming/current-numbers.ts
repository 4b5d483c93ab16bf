import { type NumberClaim, numberClaims } from '../claims/number-claims.js';
import type { WordedReport } from '../milestones/development.js';

/** Rounded numbers such as '2,500' for 2,514 are the same. */
const SAME = 0.05;
const TOLLS: ReadonlySet<string> = new Set([
  'dead',
  'injured',
  'missing',
  'evacuated',
  'displaced',
  'burned',
  'contained',
  'arrested',
]);

/** The newest value of each toll: kind and unit → value; null if the reports leave it open. */
export type CurrentNumbers = ReadonlyMap<string, number | null>;

/**
 * The newest toll of each kind, from reports in published order. A higher number replaces a lower one. A lower one replaces a
 * higher one once two origins state it after the last higher one; while only one does, the number is open and none is current.
 */
export function currentNumbers(placed: readonly WordedReport[]): CurrentNumbers {
  const values = new Map<string, number>();
  const fallen = new Map<string, Map<string, number>>();
  for (const { voice, article, reading } of placed) {
    if (voice !== 'own' && voice !== 'contradicts') continue;
    for (const claim of reading.claims.filter(({ kind }) => TOLLS.has(kind))) {
      const key = keyOf(claim);
      const known = values.get(key);
      if (known === undefined || claim.value >= known * (1 - SAME)) {
        values.set(key, Math.max(claim.value, known ?? 0));
        fallen.delete(key);
        continue;
      }
      const lower = fallen.get(key) ?? new Map<string, number>();
      fallen.set(key, lower.set(article.originKey, claim.value));
      const newest = agreed([...lower.values()]);
      if (newest === null) continue;
      values.set(key, newest);
      fallen.delete(key);
    }
  }
  return new Map([...values].map(([key, value]) => [key, fallen.has(key) ? null : value]));
}

/** The newest lower number if another origin states about the same. */
function agreed(lower: readonly number[]): number | null {
  const newest = lower.at(-1) ?? 0;
  return lower.filter((each) => isSame(each, newest)).length >= 2 ? newest : null;
}

/** Whether a text states the newest toll of a kind. */
export function statesCurrent(text: string, numbers: CurrentNumbers): boolean {
  if (numbers.size === 0) return false;
  return numberClaims(text, []).some((claim) => {
    const current = numbers.get(keyOf(claim)) ?? null;
    return current !== null && isSame(claim.value, current);
  });
}

/** Whether a text states a toll that is no longer the newest, or one that the reports leave open. */
export function isOutdated(text: string, numbers: CurrentNumbers): boolean {
  if (numbers.size === 0) return false;
  return numberClaims(text, []).some((claim) => {
    const current = numbers.get(keyOf(claim));
    return current !== undefined && (current === null || !isSame(claim.value, current));
  });
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(a, b) * SAME;
}

function keyOf({ kind, unit }: NumberClaim): string {
  return `${kind} ${unit}`;
}
