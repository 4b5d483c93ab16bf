import { z } from 'zod';

/** Where a page of a list stands; `total` is how long the whole list is. */
export const Pagination = z.object({
  total: z.int().min(0),
  limit: z.int().min(1),
  offset: z.int().min(0),
});
