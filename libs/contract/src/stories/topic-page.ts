import { z } from 'zod';
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
});
export type TopicPage = z.infer<typeof TopicPage>;
