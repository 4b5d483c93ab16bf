import { Injectable } from '@nestjs/common';
import type { Topic } from '#contract/stories';
import { TopicsService } from '../topics/topics.service.js';
import { TrackerService } from '../tracker/tracker.service.js';
import { GENERAL_HEAD, type Head } from './head.presenter.js';
import type { ScreenTexts } from './html-page.js';
import type { TopicPart } from './page-address.js';

/** What a page says and shows, or the path that its reader is sent to. */
export type TopicHead = { head: Head; shown: ScreenTexts } | { movedTo: string };

const PART_TITLES: Record<TopicPart, string> = { timeline: 'Timeline', sources: 'Sources' };

/** The pages of a topic: its own, their parts, and the story. */
@Injectable()
export class TopicHeadsService {
  constructor(
    private readonly topics: TopicsService,
    private readonly tracker: TrackerService,
  ) {}

  /** @throws ApiError 404 */
  async topic(slug: string, part: TopicPart | null): Promise<TopicHead> {
    const topic = await this.topics.show(slug);
    const own = `/topics/${encodeURIComponent(topic.slug)}`;
    const path = part === null ? own : `${own}/${part}`;
    if (topic.slug !== slug) return { movedTo: path };
    const title = part === null ? topic.name : `${topic.name}: ${PART_TITLES[part]}`;
    const head = { ...headOf(topic), title, path, feedPath: `${own}/feed` };
    return { head, shown: { topic: JSON.stringify(topic) } };
  }

  /** @throws ApiError 404 */
  async story(slug: string): Promise<TopicHead> {
    const topic = await this.topics.show(slug);
    const story = await this.tracker.story(String(topic.id), { sort: 'newest' });
    const head = { ...headOf(topic), path: `/story/${topic.id}` };
    return { head, shown: { story: JSON.stringify(story) } };
  }
}

function headOf({ name, description, articleCount, sourceCount, isListed }: Topic) {
  const facts = `${name}: followed until it is resolved, in ${articleCount} articles of ${sourceCount} sources.`;
  return { ...GENERAL_HEAD, title: name, description: description ?? facts, isIndexed: isListed };
}
