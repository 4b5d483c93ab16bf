import type { StatedNumber, SummaryMilestone } from './summarised-story.js';

/** More than are told, because some have no clean sentence. */
const PATH_CANDIDATES = 8;
const NEWEST = 4;
const DISPUTED = 6;

/** Impact points that a milestone gains with each doubling of its origins. */
const PER_DOUBLING = 0.7;

/** The milestones of which a summary may tell something, by their place in it. */
export interface ChosenMilestones {
  /** Those since which nothing weightier happened, newest first. */
  newest: readonly number[];
  /** How the story began, then what weighed most before it came to where it stands, heaviest first. */
  path: readonly number[];
  /** Those that were withdrawn or whose articles differ, newest first. */
  disputed: readonly number[];
}

/**
 * Chooses milestones, so that only their articles are loaded.
 * @param milestones oldest first
 * @param standingId the one that says where the story stands
 */
export function chosenMilestones(
  milestones: readonly SummaryMilestone[],
  standingId: number | null,
  numbers: readonly Pick<StatedNumber, 'milestoneId'>[],
): ChosenMilestones {
  const told = milestones.filter(({ isRetracted }) => !isRetracted);
  const at = told.findIndex(({ id }) => id === standingId);
  const until = at === -1 ? Math.max(0, told.length - 1) : at;
  const [first, ...later] = told.slice(0, until);
  const weighed = later.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, PATH_CANDIDATES - 1);
  const differing = new Set(numbers.map(({ milestoneId }) => milestoneId));
  return {
    newest: idsOf(told.slice(until).toReversed().slice(0, NEWEST)),
    path: idsOf(first === undefined ? [] : [first, ...weighed]),
    disputed: idsOf(
      milestones.filter(({ id, isRetracted }) => isRetracted || differing.has(id)).slice(-DISPUTED),
    ).toReversed(),
  };
}

/** How much a milestone weighs for the whole story. */
export function weightOf({ impactValue, originCount }: SummaryMilestone): number {
  return impactValue + PER_DOUBLING * Math.log2(Math.max(1, originCount));
}

const idsOf = (milestones: readonly SummaryMilestone[]) => milestones.map(({ id }) => id);
