import { z } from 'zod';
import { SUGGESTIONS_MOST } from '../site/constants.js';
import { TopicStatus } from '../stories/topic.js';

const named = { id: z.int().positive(), slug: z.string(), name: z.string() };

/** Stories and sources whose names have words that begin as the query does, together at most SUGGESTIONS_MOST. */
export const Suggestions = z.object({
  stories: z.array(z.object({ ...named, language: z.string(), status: TopicStatus })).max(SUGGESTIONS_MOST),
  sources: z.array(z.object(named)).max(SUGGESTIONS_MOST),
});
export type Suggestions = z.infer<typeof Suggestions>;
