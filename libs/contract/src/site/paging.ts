import { z } from 'zod';
import { FEED_FIRST_LOAD, LIMIT_MAX } from './constants.js';

/** Query strings carry text: digits only, so that '1e2', ' 5' and '' are refused. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** How many entries are asked for, `byDefault` if nothing is said. */
export const limit = (byDefault: number) =>
  wholeNumber.pipe(z.number().min(1).max(LIMIT_MAX)).default(byDefault);
export const offset = wholeNumber.pipe(z.number().min(0)).default(0);

export const PageQuery = z.object({ limit: limit(FEED_FIRST_LOAD), offset });
export type PageQuery = z.infer<typeof PageQuery>;

/** An id in a path or query: a positive integer that PostgreSQL's integer can hold. */
export const IdParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a positive integer')
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/** A slug in a path, or an id in its place. */
export const SlugParam = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u, 'must be a slug or an id');
