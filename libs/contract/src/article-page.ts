import { z } from 'zod';
import { ArticleCard, ArticleCards } from './article.js';
import { ArticleMilestone } from './milestone.js';
import { SourceView } from './source.js';
import { Topic } from './topic.js';

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
