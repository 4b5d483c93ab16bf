import { share } from './score-status.js';

/** What became of one distorted report. */
export interface DistortOutcome {
  kind: string;
  /** It counts as an origin of a milestone that it did not open. */
  isCounted: boolean;
  /** The milestone's level rose. */
  gainsLevel: boolean;
  /** It counts if the report whose headline it distorts is left out, so that all others are in other words. */
  isCountedAmongOthers: boolean;
  /** The headline as it is counts in its place, with the same report left out. */
  isTrueCounted: boolean;
}

/** Recorded reports of a new origin that joined a milestone. */
export interface Confirming {
  counted: number;
  contradicting: number;
}

export interface DistortScore {
  milestones: number;
  counted: number;
  gainsLevel: number;
  /** The share of the recorded reports that would count without the rule and do not. */
  trueLost: number;
  countedAmongOthers: number;
  trueCounted: number;
  byKind: Record<string, { milestones: number; counted: number; countedAmongOthers: number }>;
}

export function scoreDistort(outcomes: readonly DistortOutcome[], confirming: Confirming): DistortScore {
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind);
  return {
    milestones: outcomes.length,
    counted: shareOf(outcomes, ({ isCounted }) => isCounted),
    gainsLevel: shareOf(outcomes, ({ gainsLevel }) => gainsLevel),
    trueLost:
      confirming.contradicting === 0
        ? 0
        : share(confirming.contradicting, confirming.counted + confirming.contradicting),
    countedAmongOthers: shareOf(outcomes, ({ isCountedAmongOthers }) => isCountedAmongOthers),
    trueCounted: shareOf(outcomes, ({ isTrueCounted }) => isTrueCounted),
    byKind: Object.fromEntries(
      [...kinds].map(([kind, among]) => [
        kind,
        {
          milestones: among.length,
          counted: shareOf(among, ({ isCounted }) => isCounted),
          countedAmongOthers: shareOf(among, ({ isCountedAmongOthers }) => isCountedAmongOthers),
        },
      ]),
    ),
  };
}

function shareOf(outcomes: readonly DistortOutcome[], isTrue: (each: DistortOutcome) => boolean): number {
  return share(outcomes.filter(isTrue).length, outcomes.length);
}
