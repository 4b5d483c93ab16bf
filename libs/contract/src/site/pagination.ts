import { z } from 'zod';

/** The position of a page in a list. `total` is the length of the whole list. */
export const Pagination = z.object({
  total: z.int().min(0),
  limit: z.int().min(1),
  offset: z.int().min(0),
});
