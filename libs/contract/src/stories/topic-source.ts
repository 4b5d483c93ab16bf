import { z } from 'zod';
import { TOPIC_SOURCE_LATEST, TOPIC_SOURCE_ORIGINS, TOPIC_SOURCES_MAX } from '../site/constants.js';
import { Bias, SourceBrief } from '../sources/source.js';

const instant = z.iso.datetime();

/** Who first reported what an outlet published: itself, its owner group, a wire agency or another outlet. */
export const OriginShare = z.object({ label: z.string(), articles: z.int().positive() });
export type OriginShare = z.infer<typeof OriginShare>;

const ArticleLink = z.object({
  id: z.int().positive(),
  slug: z.string(),
  title: z.string(),
  publishedAt: instant,
});

/** An outlet that covered a topic. */
export const TopicSource = SourceBrief.extend({
  url: z.string(),
  bias: Bias.nullable(),
  owner: z.string().nullable(),
  articleCount: z.int().positive(),
  firstReport: ArticleLink,
  /** Where its articles on the topic come from, most frequent first. */
  origins: z.array(OriginShare).max(TOPIC_SOURCE_ORIGINS),
  /** Its newest articles on the topic. */
  latest: z.array(ArticleLink).max(TOPIC_SOURCE_LATEST),
});
export type TopicSource = z.infer<typeof TopicSource>;
/** In the order of their first reports. */
export const TopicSources = z.array(TopicSource).max(TOPIC_SOURCES_MAX);
