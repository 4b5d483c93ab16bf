import { z } from 'zod';
import { IdParam } from '../site/paging.js';

/** What related articles are asked for; with both, those of the article. */
export const RelatedQuery = z
  .object({ articleId: IdParam.optional(), topicId: IdParam.optional() })
  .refine(({ articleId, topicId }) => articleId !== undefined || topicId !== undefined, {
    path: ['articleId'],
    message: 'articleId or topicId is required',
  });
export type RelatedQuery = z.infer<typeof RelatedQuery>;
