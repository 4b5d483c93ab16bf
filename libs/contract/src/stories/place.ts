import { z } from 'zod';
import { WORLD } from '#vocabulary';

/** Two letters of a country (ISO 3166-1), or the world. */
export const Place = z
  .string()
  .refine((text) => text === WORLD || /^[A-Z]{2}$/.test(text), `must be '${WORLD}' or two capital letters`);

/** A place with the number of its topics among the 10,000 liveliest. */
export const TopicPlace = z.object({ place: Place, topics: z.int().positive() });
export type TopicPlace = z.infer<typeof TopicPlace>;
/** Most topics first. */
export const TopicPlaces = z.array(TopicPlace);
