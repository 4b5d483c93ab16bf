import { Inject, Injectable } from '@nestjs/common';
import { pagePath, titleOf } from '#contract/site';
import { type Topic } from '#contract/stories';
import type { Milestone } from '#contract/timeline';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../http/tokens.js';
import { StoryCardsService } from '../story-cards/story-cards.service.js';
import { TopicsService } from '../topics/topics.service.js';
import { TrackerService } from '../tracker/tracker.service.js';
import { type FoundHead, GENERAL_HEAD } from './head.presenter.js';
import { screenParts } from './screen-parts.js';
import type { PageSubject } from './structured-data.js';

/** The newest developments that programs are told. Retracted ones are no facts. */
const DEVELOPMENTS = 10;

/** The pages of one topic. */
type TopicPage = 'topic' | 'topic-timeline' | 'topic-sources';

/** The heads and first screens of topic pages, their parts, and story pages. */
@Injectable()
export class TopicHeadsService {
  constructor(
    private readonly topics: TopicsService,
    private readonly tracker: TrackerService,
    private readonly cards: StoryCardsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ApiError 404 */
  async topic(page: TopicPage, slug: string): Promise<FoundHead> {
    const topic = await this.topics.show(slug);
    const path = pagePath(page, topic.slug);
    if (topic.slug !== slug) return { movedTo: path };
    const title = titleOf(page, topic.name);
    const syndicationPath = `${pagePath('topic', topic.slug)}/feed`;
    const milestones = page === 'topic-sources' ? null : this.tracker.milestones(topic.id);
    const [card, parts] = await Promise.all([
      this.cards.addressOf(topic.id),
      screenParts(
        { ...(milestones && { milestones }), ...(page === 'topic' && this.besideTimeline(topic.id)) },
        this.logger,
      ),
    ]);
    const subject = subjectOf(
      topic,
      parts.milestones === undefined ? [] : ((await milestones) ?? []).filter(({ retracted }) => !retracted),
    );
    const head = { ...headOf(topic), title, path, syndicationPath, card, subject };
    return { head, shown: { topic: JSON.stringify(topic), ...parts } };
  }

  /** @throws ApiError 404 */
  async story(slug: string): Promise<FoundHead> {
    const topic = await this.topics.show(slug);
    const story = await this.tracker.story(String(topic.id), { sort: 'newest' });
    const [card, standing, parts] = await Promise.all([
      this.cards.addressOf(topic.id),
      this.tracker.standing(topic.id, DEVELOPMENTS),
      screenParts(this.besideTimeline(topic.id), this.logger),
    ]);
    const subject = subjectOf(topic, standing);
    const head = { ...headOf(topic), path: pagePath('story', topic.id), card, subject };
    return { head, shown: { story: JSON.stringify(story), ...parts } };
  }

  private besideTimeline(topicId: number) {
    return {
      categories: this.topics.categories(),
      stats: this.topics.stats(topicId),
      related: this.topics.related(topicId),
    };
  }
}

/** @param milestones those that stand, oldest first */
function subjectOf(topic: Topic, milestones: readonly Pick<Milestone, 'id' | 'title'>[]): PageSubject {
  return { kind: 'story', topic, developments: milestones.slice(-DEVELOPMENTS).toReversed() };
}

function headOf({ name, description, articleCount, sourceCount, isListed }: Topic) {
  const facts = `${name}: followed until it is resolved, with ${articleCount} articles from ${sourceCount} sources.`;
  return { ...GENERAL_HEAD, title: name, description: description ?? facts, isIndexed: isListed };
}
