import type { Claims } from './milestone.js';

const KINDS: Record<string, string> = {
  dead: 'Dead',
  injured: 'Injured',
  missing: 'Missing',
  evacuated: 'Evacuated',
  displaced: 'Displaced',
  rescued: 'Rescued',
  arrested: 'Arrested',
  magnitude: 'Magnitude',
  burned: 'Area burned',
  contained: 'Contained',
  turnout: 'Turnout',
  inflation: 'Inflation',
  fine: 'Fine',
  settlement: 'Settlement',
  deal: 'Deal',
  damage: 'Damage',
  aid: 'Aid',
  ransom: 'Ransom',
};

/** What a number counts, as a heading. */
export function claimHeading(kind: string): string {
  return KINDS[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

/** 'at least 12', '38%', '1.5 million USD', '3,200 acres'. The unit 'people' is left out. */
export function claimValue({ value, atLeast }: { value: number; atLeast: boolean }, unit: string): string {
  const shown = `${atLeast ? 'at least ' : ''}${numberWords(value)}`;
  if (unit === '' || unit === 'people') return shown;
  if (unit === '%') return `${shown}%`;
  return `${shown} ${unit}`;
}

const SCALES: readonly (readonly [number, string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
];

function numberWords(value: number): string {
  const scale = SCALES.find(([size]) => value >= size);
  if (scale === undefined) return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return `${(value / scale[0]).toLocaleString('en-US', { maximumFractionDigits: 2 })} ${scale[1]}`;
}

export interface ClaimedValue {
  label: string;
  /** Who reported this value, earliest first. */
  claims: Claims['claims'];
}

/** The conflicting numbers, each with who reported it and when. The most recent value comes last. */
export function claimedValues({ unit, claims }: Claims): ClaimedValue[] {
  const newestLast = claims.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [...Map.groupBy(newestLast, (claim) => claimValue(claim, unit))].map(([label, said]) => ({
    label,
    claims: said,
  }));
}
