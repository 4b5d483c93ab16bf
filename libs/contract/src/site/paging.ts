import { z } from 'zod';
import { FEED_FIRST_LOAD, LIMIT_MAX } from './constants.js';

/** Query strings are text. Only digits are accepted, so '1e2', ' 5' and '' are rejected. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** The number of entries requested; `byDefault` if omitted. */
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

/** A slug or an id in a path. */
export const SlugParam = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u, 'must be a slug or an id');
