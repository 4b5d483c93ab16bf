import { share } from './score-status.js';

export interface OriginsOutcome {
  /** Independent origins, judged by reading; 3 stands for three and more. */
  origins: number;
  sure: boolean;
  /** Origins that the product reads from the development's articles. */
  found: number;
  /** Origins of the milestone that holds them in the told recording; 0 when none does. */
  inStory: number;
}

export interface OriginsScore {
  milestones: number;
  levelsRight: number;
  share: number;
  /** The share of right levels among developments of one, two, and three or more origins. */
  byLevel: [number, number, number];
  /** Levels too high, too low. */
  over: number;
  under: number;
  inStoryShare: number;
}

/** Counts confirmation levels (one origin, two, three or more), over the labels that are sure. */
export function scoreOrigins(outcomes: readonly OriginsOutcome[]): OriginsScore {
  const counted = outcomes.filter(({ sure }) => sure);
  const right = (among: readonly OriginsOutcome[]) =>
    among.filter(({ origins, found }) => levelOf(found) === levelOf(origins)).length;
  const ofLevel = (level: number) => counted.filter(({ origins }) => levelOf(origins) === level);
  const shareOf = (level: number) => share(right(ofLevel(level)), ofLevel(level).length);
  return {
    milestones: counted.length,
    levelsRight: right(counted),
    share: share(right(counted), counted.length),
    byLevel: [shareOf(1), shareOf(2), shareOf(3)],
    over: counted.filter(({ origins, found }) => levelOf(found) > levelOf(origins)).length,
    under: counted.filter(({ origins, found }) => levelOf(found) < levelOf(origins)).length,
    inStoryShare: share(
      counted.filter(({ origins, inStory }) => levelOf(inStory) === levelOf(origins)).length,
      counted.length,
    ),
  };
}

function levelOf(origins: number): number {
  return Math.min(3, origins);
}
