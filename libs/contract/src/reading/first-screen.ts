import { z } from 'zod';
import { Meta } from '../site/meta.js';
import { StoryTracker } from '../stories/story.js';
import { TopicPage } from '../stories/topic-page.js';
import { ArticleList } from './article.js';
import { ArticlePage } from './article-page.js';
import { Categories } from './category.js';
import { SourcePage } from './source-page.js';
import { Today } from './today.js';

/** Data sent with a page: the news time, and the response to the first call that the page would make. */
export const FirstScreen = z.object({
  now: z.iso.datetime(),
  /** What this server runs. If it is missing, the page fetches it. */
  meta: Meta.optional(),
  /** On the front page: the first articles. */
  feed: ArticleList.optional(),
  /** On the front page: today's stories. */
  today: Today.optional(),
  topic: TopicPage.optional(),
  /** On pages of one topic. */
  categories: Categories.optional(),
  article: ArticlePage.optional(),
  /** Its newest development first. */
  story: StoryTracker.optional(),
  /** As visitors see it, without anyone's follow or vote. */
  source: SourcePage.optional(),
});
export type FirstScreen = z.infer<typeof FirstScreen>;
