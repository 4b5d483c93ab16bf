import { z } from 'zod';
import { PageQuery } from '../site/paging.js';

/** The news feed, or the newest articles of the sources that the reader follows. */
export const ArticlesQuery = PageQuery.extend({ followed: z.literal('sources').optional() });
export type ArticlesQuery = z.infer<typeof ArticlesQuery>;
