import { z } from 'zod';
import { Claims } from './milestone.js';

const SERIES_MAX = 4;
const STEPS_MAX = 12;

/** A number of a story as it changed, such as its death toll. */
export const ChangedNumber = Claims.pick({ kind: true, unit: true }).extend({
  /** Each value with the article that stated it first, and how many independent origins state it; earliest first. */
  steps: z
    .array(Claims.shape.claims.element.extend({ originCount: z.int().positive() }))
    .min(2)
    .max(STEPS_MAX),
});
export type ChangedNumber = z.infer<typeof ChangedNumber>;
/** Those with most values first. */
export const TopicNumbers = z.array(ChangedNumber).max(SERIES_MAX);
