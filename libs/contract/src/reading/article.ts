import { z } from 'zod';
import { TAGS } from '#vocabulary';
import { Pagination } from '../site/pagination.js';
import { SourceBrief } from '../sources/source.js';
import { TopicStatus } from '../stories/topic.js';

const instant = z.iso.datetime();
export const TagSchema = z.enum(TAGS);

/** The story of an article, as its card names it. */
export const CardStory = z.object({
  slug: z.string(),
  /** Its label, or its name if it has none. */
  name: z.string(),
  /** Of its reports (BCP 47). Copies on devices may be older than this field. */
  language: z.string().default('en'),
  originCount: z.int().min(0),
  status: TopicStatus,
});
export type CardStory = z.infer<typeof CardStory>;

/** An article in a list, without its content. */
export const ArticleCard = z.object({
  id: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Of its text (BCP 47). Copies on devices may be older than this field. */
  language: z.string().default('en'),
  imageUrl: z.string().nullable(),
  sourceUrl: z.string(),
  author: z.string().nullable(),
  publishedAt: instant.nullable(),
  source: SourceBrief,
  sourceId: z.int().positive(),
  sourceName: z.string(),
  /** The category's name: that of the primary tag. */
  category: z.string(),
  tags: z.array(TagSchema).min(1),
  topicId: z.int().positive(),
  /** Null if the article stands alone: no other article, and no second origin. */
  story: CardStory.nullable(),
  /** How many other outlets published nearly the same text. */
  copies: z.int().min(0),
});
export type ArticleCard = z.infer<typeof ArticleCard>;
export const ArticleCards = z.array(ArticleCard);

export const ArticleList = z.object({ articles: ArticleCards, pagination: Pagination });
export type ArticleList = z.infer<typeof ArticleList>;
