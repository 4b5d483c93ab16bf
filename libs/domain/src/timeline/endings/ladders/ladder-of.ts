import { ENGLISH } from '#vocabulary';
import { cuesOf } from '../../languages/cues-of.js';
import { plain } from '../../languages/words.js';
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
export function ladderOf(titles: readonly string[], language = ENGLISH): StoryLadder {
  let best = otherLadderOf(language);
  let most = 0;
  for (const ladder of laddersOf(language)) {
    const fitting = titles.filter((title) => ladder.fits.test(readable(title, language))).length;
    if (fitting > most && fitting >= titles.length * FITTING_SHARE) [best, most] = [ladder, fitting];
  }
  return best;
}

/** Hopes and refusals between the words of a step: 'the council could reject'. */
const NOT_A_FACT =
  /\b(?:could|may|might|would|should|will|must|can|cannot|never|won['’]t|doesn['’]t|(?:asked|urged|expected|set|poised|likely|fails?|refuses?|threatens?) to|not(?! guilty| liable))\b/i;

/** The last stage that a title reports as a fact; null if it reports none. */
export function stepOf({ steps }: StoryLadder, title: string, language = ENGLISH): LadderStep | null {
  return steps.findLast(({ told }) => isTold(title, told, language)) ?? null;
}

function isTold(title: string, told: RegExp, language: string): boolean {
  const stated = statedAsFact(readable(title, language), told, language);
  return stated !== null && (language !== ENGLISH || !NOT_A_FACT.test(stated.words));
}

function readable(title: string, language: string): string {
  return language === ENGLISH ? title : plain(title);
}

const LADDERS_OF = new Map<string, readonly StoryLadder[]>([[ENGLISH, LADDERS]]);

/** The ladders whose stages are read in a language, with the steps that it has words for. */
export function laddersOf(language: string): readonly StoryLadder[] {
  const known = LADDERS_OF.get(language);
  if (known) return known;
  const ladders = LADDERS.flatMap((ladder) => inLanguage(ladder, language) ?? []);
  LADDERS_OF.set(language, ladders);
  return ladders;
}

/** The ladder of all other stories. Without steps in a language that has no words for them. */
function otherLadderOf(language: string): StoryLadder {
  return inLanguage(OTHER_LADDER, language) ?? { ...OTHER_LADDER, steps: [] };
}

/** Null if the language has no words for the ladder. */
function inLanguage(ladder: StoryLadder, language: string): StoryLadder | null {
  if (language === ENGLISH) return ladder;
  const own = cuesOf(language)?.ladders?.[ladder.kind];
  if (!own) return null;
  const steps = ladder.steps.flatMap((step) => {
    const told = own.steps[step.name];
    return told ? [{ ...step, told }] : [];
  });
  return { ...ladder, fits: own.fits, steps };
}
