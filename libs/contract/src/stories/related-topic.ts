import { z } from 'zod';
import { SHOWN_RELATIONS } from '#vocabulary';
import { RELATED_TOPICS_MAX } from '../site/constants.js';
import { ShownStatus } from './topic.js';

/** A topic that is near to another but not one with it. */
export const RelatedTopic = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  /** Of its reports (BCP 47). Copies on devices may be older than this field. */
  language: z.string().default('en'),
  status: ShownStatus,
  /** `part_of`: the topic asked for is part of this one. `has_part`: this one is part of the topic asked for. */
  kind: z.enum(SHOWN_RELATIONS),
  /** Why they are related, in one sentence. */
  why: z.string(),
});
export type RelatedTopic = z.infer<typeof RelatedTopic>;
/** Wholes and parts first, then the most similar. */
export const RelatedTopics = z.array(RelatedTopic).max(RELATED_TOPICS_MAX);
