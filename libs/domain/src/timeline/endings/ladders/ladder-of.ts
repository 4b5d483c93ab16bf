import { statedAsFact } from '../../read/closure-cues.js';
import { OTHER_LADDER } from './ladder-other.js';
import { EVENT_LADDERS } from './ladders-events.js';
import { LONG_LADDERS } from './ladders-long.js';
import { PUBLIC_LADDERS } from './ladders-public.js';
import type { LadderStep, StoryLadder } from './story-ladder.js';

/** The kinds of stories with stages of their own. If two fit equally well, the first counts. */
export const LADDERS: readonly StoryLadder[] = [...LONG_LADDERS, ...PUBLIC_LADDERS, ...EVENT_LADDERS];

/** A story is of a kind if this share of its milestones' titles fit it. */
const FITTING_SHARE = 1 / 3;

/** The ladder that most titles fit, and at least a third of them. */
export function ladderOf(titles: readonly string[]): StoryLadder {
  let best = OTHER_LADDER;
  let most = 0;
  for (const ladder of LADDERS) {
    const fitting = titles.filter((title) => ladder.fits.test(title)).length;
    if (fitting > most && fitting >= titles.length * FITTING_SHARE) [best, most] = [ladder, fitting];
  }
  return best;
}

/** Hopes and refusals between the words of a step: 'the council could reject'. */
const NOT_A_FACT =
  /\b(?:could|may|might|would|should|will|must|can|cannot|never|won['’]t|doesn['’]t|(?:asked|urged|expected|set|poised|likely|fails?|refuses?|threatens?) to|not(?! guilty| liable))\b/i;

/** The last stage that a title reports as a fact; null if it reports none. */
export function stepOf({ steps }: StoryLadder, title: string): LadderStep | null {
  return steps.findLast(({ told }) => isTold(title, told)) ?? null;
}

function isTold(title: string, told: RegExp): boolean {
  const stated = statedAsFact(title, told);
  return stated !== null && !NOT_A_FACT.test(stated.words);
}
