import { z } from 'zod';

const PEOPLE_MAX = 8;

/** A person of a story, with the words of the article that introduces them. */
export const PersonOfTopic = z.object({
  name: z.string(),
  /** Verbatim: 'Harbour master', 'head of the inquiry'. */
  role: z.string(),
  at: z.iso.datetime(),
  source: z.string(),
  article: z.object({ id: z.int().positive(), slug: z.string() }),
});
export type PersonOfTopic = z.infer<typeof PersonOfTopic>;
/** Those first whom most independent origins name. */
export const TopicPeople = z.array(PersonOfTopic).max(PEOPLE_MAX);
