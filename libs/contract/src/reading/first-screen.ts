import { z } from 'zod';
import { Meta } from '../site/meta.js';
import { EndedStories } from '../stories/ended.js';
import { TopicPlaces } from '../stories/place.js';
import { RelatedTopics } from '../stories/related-topic.js';
import { StorySections } from '../stories/sections.js';
import { StoryTracker } from '../stories/story.js';
import { TopicStats, Topics } from '../stories/topic.js';
import { TopicPage } from '../stories/topic-page.js';
import { Milestones } from '../timeline/milestone.js';
import { ArticleList } from './article.js';
import { ArticlePage } from './article-page.js';
import { Categories } from './category.js';
import { SourcePage } from './source-page.js';
import { Today } from './today.js';

/** The first page of all topics, and how many there are. */
export const FirstTopics = z.object({ entries: Topics, total: z.int().min(0) });
export type FirstTopics = z.infer<typeof FirstTopics>;

/**
 * Data sent with a page: the news time, and the responses to the first calls that the page would make. The page makes the call of a
 * part that is missing.
 */
export const FirstScreen = z.object({
  now: z.iso.datetime(),
  /** What this server runs. If it is missing, the page fetches it. */
  meta: Meta.optional(),
  /** On the front page: the first articles. */
  feed: ArticleList.optional(),
  /** On the front page: today's stories. */
  today: Today.optional(),
  topic: TopicPage.optional(),
  /** On pages of one story, and on Discover. */
  categories: Categories.optional(),
  /** Those of `topic`. */
  milestones: Milestones.optional(),
  /** Those of `topic` or `story`, like what is related to it. */
  stats: TopicStats.optional(),
  related: RelatedTopics.optional(),
  article: ArticlePage.optional(),
  /** Its newest development first. */
  story: StoryTracker.optional(),
  /** As visitors see it, without anyone's follow or vote. */
  source: SourcePage.optional(),
  /** On Discover, whose address selects nothing. */
  sections: StorySections.optional(),
  places: TopicPlaces.optional(),
  topics: FirstTopics.optional(),
  /** The newest of all months. */
  ended: EndedStories.optional(),
});
export type FirstScreen = z.infer<typeof FirstScreen>;
