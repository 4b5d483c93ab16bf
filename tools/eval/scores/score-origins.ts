import { share } from './score-status.js';

export interface OriginsOutcome {
  /** Independent origins, judged by reading. 3 means three or more. */
  origins: number;
  sure: boolean;
  /** Origins that the product finds in the milestone's articles. */
  found: number;
  /** Origins of the milestone with most of these articles in the rebuilt recording. 0 if there is none. */
  inStory: number;
}

export interface OriginsScore {
  milestones: number;
  levelsRight: number;
  share: number;
  /** The share of correct levels among milestones with one, two, and three or more origins. */
  byLevel: [number, number, number];
  /** Levels that are too high, and too low. */
  over: number;
  under: number;
  inStoryShare: number;
}

/** Scores confirmation levels (one origin, two, three or more) over the sure labels. */
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
