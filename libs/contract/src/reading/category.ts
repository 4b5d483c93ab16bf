import { z } from 'zod';

export const Category = z.object({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string(),
  colorClass: z.string(),
});
export type Category = z.infer<typeof Category>;
export const Categories = z.array(Category);
