import { z } from 'zod';

/** A sentence of one article, verbatim, with what a citation names. */
export const SummarySentence = z.object({
  text: z.string(),
  articleId: z.int().positive(),
  /** Of the article. */
  slug: z.string(),
  source: z.string(),
  publishedAt: z.iso.datetime(),
});
export type SummarySentence = z.infer<typeof SummarySentence>;

/** A story in sentences of its articles, for subscribers. Each part may be empty. */
export const TopicSummary = z.object({
  /** What happened last. */
  stands: z.array(SummarySentence).max(3),
  /** Oldest first. */
  path: z.array(SummarySentence).max(5),
  /** Sentences that contradict each other stand together. */
  disputed: z.array(SummarySentence).max(6),
});
export type TopicSummary = z.infer<typeof TopicSummary>;
