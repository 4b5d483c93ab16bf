import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type AskedStory, type ReadStory, readStory } from '#domain/assistant';
import { readEndingReason } from '#domain/timeline/endings';
import {
  type AskedArticleRow,
  type AskedMilestoneRow,
  articlesToAsk,
  milestonesToAsk,
} from '#persistence/assistant';
import { Database } from '#persistence/database';
import { type TopicRow, topicStands } from '#persistence/stories';
import { StepsService } from '../topics/steps.service.js';

const ARTICLES = { newest: 160, oldest: 40, withContent: 60, contentChars: 5_000 };
const MILESTONES_MAX = 200;
/** Sentences kept in memory, of all stories together. */
const PASSAGES_KEPT = 60_000;

/** Stories split into sentences, kept until readers could see a change. */
@Injectable()
export class AskedStoriesService {
  private readonly read = new LRUCache<string, Promise<ReadStory>>({ max: 200 });
  private readonly sizes = new LRUCache<string, number>({
    max: 200,
    maxSize: PASSAGES_KEPT,
    sizeCalculation: (passages) => Math.max(1, passages),
    dispose: (_, key) => this.read.delete(key),
  });

  constructor(
    private readonly db: Database,
    private readonly steps: StepsService,
  ) {}

  /** `isFresh`: read it again, because an article has changed. */
  async of(topic: TopicRow, isFresh = false): Promise<ReadStory> {
    const key = `${topic.id} ${topic.version}`;
    const known = isFresh ? undefined : this.read.get(key);
    if (known) return known;
    const reading = this.load(topic);
    this.read.set(key, reading);
    try {
      const story = await reading;
      this.sizes.set(key, story.passages.length);
      return story;
    } catch (error) {
      this.read.delete(key);
      throw error;
    }
  }

  private async load(topic: TopicRow): Promise<ReadStory> {
    const [articles, milestones, stands, next] = await Promise.all([
      articlesToAsk(this.db, topic.id, ARTICLES),
      milestonesToAsk(this.db, topic.id, MILESTONES_MAX),
      topicStands(this.db, topic.id),
      this.steps.next(topic),
    ]);
    const isResolved = topic.status === 'resolved';
    const story: AskedStory = {
      language: topic.language,
      articles: articles.map(askedArticle),
      milestones: milestones.map(askedMilestone),
      isResolved,
      endingArticleIds: isResolved ? topic.resolution_article_ids : [],
      endingText: readEndingReason(topic.resolution_summary ?? '')?.sentence ?? null,
      standsText: stands?.text ?? null,
      standsArticleIds: stands?.article_ids ?? [],
      next: next.flatMap(({ text, articleIds: [articleId] }) =>
        articleId === undefined ? [] : [{ text, articleId }],
      ),
    };
    return readStory(story);
  }
}

function askedArticle(row: AskedArticleRow): AskedStory['articles'][number] {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    language: row.language,
    publishedAt: row.published_at,
    originKey: row.origin_key ?? `article:${row.id}`,
    isCopy: row.copy_of_id !== null && row.copy_of_id !== row.id,
    milestoneId: row.milestone_id,
    role: row.role,
  };
}

function askedMilestone(row: AskedMilestoneRow): AskedStory['milestones'][number] {
  return {
    id: row.id,
    openedAt: row.opened_at,
    anchorArticleId: row.anchor_article_id,
    originCount: row.origin_count,
    isSignificant: row.is_significant,
    isWithdrawn: row.is_withdrawn,
  };
}
