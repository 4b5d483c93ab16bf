import type { ClaimKind } from './claim-kinds.js';

/** Counts that grow or shrink while a story goes on. Amounts of money in one story are often of different things. */
const COUNTED: ReadonlySet<string> = new Set<ClaimKind>([
  'dead',
  'injured',
  'missing',
  'evacuated',
  'displaced',
  'rescued',
  'arrested',
  'burned',
  'contained',
]);
const MIN_ORIGINS = 2;
const MIN_STEPS = 2;
const MAX_STEPS = 12;
const MAX_SERIES = 4;

export interface TopicClaim {
  kind: string;
  unit: string;
  value: number;
  originKey: string;
  /** Publication of the article that states it. */
  at: Date;
}

/** A number of a story as it changed: for each value the claim that stated it first, earliest first. */
export interface NumberSeries<Claim> {
  kind: string;
  unit: string;
  steps: { claim: Claim; origins: number }[];
}

/**
 * The numbers that changed: those of one kind and unit that two origins state, with at least two values. A value is a step if it
 * differs from the one before. What an origin has said before is no news. At most four, the longest first, each with its
 * newest twelve steps.
 */
export function changedNumbers<Claim extends TopicClaim>(claims: readonly Claim[]): NumberSeries<Claim>[] {
  const bySlot = Map.groupBy(
    claims.filter(({ kind }) => COUNTED.has(kind)).toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ({ kind, unit }) => `${kind} ${unit}`,
  );
  return [...bySlot.values()]
    .flatMap((slot) => seriesOf(slot))
    .sort((a, b) => b.steps.length - a.steps.length)
    .slice(0, MAX_SERIES);
}

/** `slot` is in the order of publication. */
function seriesOf<Claim extends TopicClaim>(slot: readonly Claim[]): NumberSeries<Claim>[] {
  const [first] = slot;
  if (first === undefined || originsOf(slot) < MIN_ORIGINS) return [];
  const said = new Set<string>();
  const changes: Claim[] = [];
  for (const claim of slot) {
    const saying = `${claim.originKey} ${claim.value}`;
    if (said.has(saying)) continue;
    said.add(saying);
    if (claim.value !== changes.at(-1)?.value) changes.push(claim);
  }
  if (changes.length < MIN_STEPS) return [];
  const steps = changes.slice(-MAX_STEPS).map((claim) => ({
    claim,
    origins: originsOf(slot.filter(({ value }) => value === claim.value)),
  }));
  return [{ kind: first.kind, unit: first.unit, steps }];
}

const originsOf = (claims: readonly TopicClaim[]) => new Set(claims.map(({ originKey }) => originKey)).size;
