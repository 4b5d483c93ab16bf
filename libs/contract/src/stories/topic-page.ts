import { z } from 'zod';
import { NextStep } from '../timeline/announced-step.js';
import { Ending } from './ending.js';
import { Topic } from './topic.js';
import { WhereItStands } from './where-it-stands.js';

/** A sentence of one article, verbatim. */
export const CitedSentence = z.object({ text: z.string(), articleId: z.int().positive() });
export type CitedSentence = z.infer<typeof CitedSentence>;

/** A topic with what only its own page shows. */
export const TopicPage = Topic.extend({
  /** The description's sentences, each with its article. Empty if an editor wrote the description. */
  descriptionSources: z.array(CitedSentence),
  whereItStands: WhereItStands.nullable(),
  /** Null unless it is resolved. */
  ending: Ending.nullable(),
  /** The moment as of which it is shown; absent: now. */
  asOf: z.iso.datetime().optional(),
  /** What articles announce for the days to come, soonest first. */
  next: z.array(NextStep),
});
export type TopicPage = z.infer<typeof TopicPage>;
