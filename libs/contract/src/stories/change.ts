import { z } from 'zod';
import { CHANGE_KINDS } from '#vocabulary';
import { Actor } from './why.js';

/** One line of a topic's public change log. */
export const TopicChange = z.object({
  id: z.int().positive(),
  kind: z.enum(CHANGE_KINDS),
  at: z.iso.datetime(),
  by: Actor,
  /** What changed and why, for readers. */
  sentence: z.string(),
  /** The new status, if the change was of the status. */
  status: z.string().nullable(),
});
export type TopicChange = z.infer<typeof TopicChange>;
/** Newest first. */
export const TopicChanges = z.array(TopicChange);
