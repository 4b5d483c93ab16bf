import { Injectable } from '@nestjs/common';
import { pagePath, titleOf } from '#contract/site';
import { type Topic } from '#contract/stories';
import { TopicsService } from '../topics/topics.service.js';
import { TrackerService } from '../tracker/tracker.service.js';
import { GENERAL_HEAD, type Head } from './head.presenter.js';
import type { ScreenTexts } from './html-page.js';

/** A page's head and first-screen data, or the path to redirect to. */
export type TopicHead = { head: Head; shown: ScreenTexts } | { movedTo: string };

/** The pages of one topic. */
type TopicPage = 'topic' | 'topic-timeline' | 'topic-sources';

/** The heads of topic pages, their parts, and story pages. */
@Injectable()
export class TopicHeadsService {
  constructor(
    private readonly topics: TopicsService,
    private readonly tracker: TrackerService,
  ) {}

  /** @throws ApiError 404 */
  async topic(page: TopicPage, slug: string): Promise<TopicHead> {
    const topic = await this.topics.show(slug);
    const path = pagePath(page, topic.slug);
    if (topic.slug !== slug) return { movedTo: path };
    const title = titleOf(page, topic.name);
    const syndicationPath = `${pagePath('topic', topic.slug)}/feed`;
    const head = { ...headOf(topic), title, path, syndicationPath };
    const categories = JSON.stringify(await this.topics.categories());
    return { head, shown: { topic: JSON.stringify(topic), categories } };
  }

  /** @throws ApiError 404 */
  async story(slug: string): Promise<TopicHead> {
    const topic = await this.topics.show(slug);
    const story = await this.tracker.story(String(topic.id), { sort: 'newest' });
    const head = { ...headOf(topic), path: pagePath('story', topic.id) };
    return { head, shown: { story: JSON.stringify(story) } };
  }
}

function headOf({ name, description, articleCount, sourceCount, isListed }: Topic) {
  const facts = `${name}: followed until it is resolved, with ${articleCount} articles from ${sourceCount} sources.`;
  return { ...GENERAL_HEAD, title: name, description: description ?? facts, isIndexed: isListed };
}
