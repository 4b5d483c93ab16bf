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
