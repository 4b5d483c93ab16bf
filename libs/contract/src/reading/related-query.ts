import { z } from 'zod';
import { IdParam } from '../site/paging.js';

/** Which related articles to return. If both ids are given, the article's. */
export const RelatedQuery = z
  .object({ articleId: IdParam.optional(), topicId: IdParam.optional() })
  .refine(({ articleId, topicId }) => articleId !== undefined || topicId !== undefined, {
    path: ['articleId'],
    message: 'articleId or topicId is required',
  });
export type RelatedQuery = z.infer<typeof RelatedQuery>;
