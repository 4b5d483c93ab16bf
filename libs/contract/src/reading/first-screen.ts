import { z } from 'zod';
import { Meta } from '../site/meta.js';
import { StoryTracker } from '../stories/story.js';
import { Topic } from '../stories/topic.js';
import { ArticleList } from './article.js';
import { ArticlePage } from './article-page.js';
import { SourcePage } from './source-page.js';

/** What comes with a page itself: what time it is for news, and the answer of the call that it would make first. */
export const FirstScreen = z.object({
  now: z.iso.datetime(),
  /** What is running here: without it the page asks. */
  meta: Meta.optional(),
  /** On the front page: the first articles. */
  feed: ArticleList.optional(),
  topic: Topic.optional(),
  article: ArticlePage.optional(),
  /** Its newest development first. */
  story: StoryTracker.optional(),
  /** As visitors see it: nobody's own follow or vote is in it. */
  source: SourcePage.optional(),
});
export type FirstScreen = z.infer<typeof FirstScreen>;
