import { z } from 'zod';
import { SourceView } from '../sources/source.js';
import { Topic } from '../stories/topic.js';
import { ArticleMilestone } from '../timeline/milestone.js';
import { ArticleCard, ArticleCards } from './article.js';

export const ArticleDetail = ArticleCard.extend({
  /** Sanitised HTML, only when the feed carried it. */
  content: z.string().nullable(),
});
export type ArticleDetail = z.infer<typeof ArticleDetail>;

export const ArticlePage = z.object({
  article: ArticleDetail,
  milestones: z.array(ArticleMilestone),
  source: SourceView,
  topic: Topic,
  relatedArticles: ArticleCards,
});
export type ArticlePage = z.infer<typeof ArticlePage>;
