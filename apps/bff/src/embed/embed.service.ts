import { Injectable } from '@nestjs/common';
import { embedPath } from '#contract/site';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { STORIES_CHANNEL, type TopicRow, topicBySlugOrId } from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { ResponseCache } from '../http/response-cache.js';
import { recordingNote } from '../story-cards/story-card.js';
import { TopicsService } from '../topics/topics.service.js';
import { embedPage, type Frame, missingPage, unavailablePage } from './embed-page.js';

/** The developments that an embedded story shows, and how many are read to find those that stand. */
const [DEVELOPMENTS, READ] = [3, 12];
const PAGES_CACHED = 500;
const MAX_AGE_MS = 60_000;
const HTML = 'text/html; charset=utf-8';

/** An embedded story, where it is now, or a page that says why there is none. */
export type EmbedAnswer = { status: 200 | 404 | 503; page: CachedResponse } | { status: 301; path: string };

/** Stories as other pages embed them. */
@Injectable()
export class EmbedService {
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly topics: TopicsService,
    channels: Channels,
  ) {
    const mayCache = () => channels.isListening;
    this.cache = new ResponseCache({ max: PAGES_CACHED, ttl: MAX_AGE_MS, mayCache });
    channels.on(STORIES_CHANNEL, () => this.cache.clear());
  }

  /**
   * Slugs, and the ids and slugs of merged stories, redirect to the id.
   * @param key null if it can be none
   */
  async story(key: string | null, frame: Frame): Promise<EmbedAnswer> {
    const topic = key === null ? null : await topicBySlugOrId(this.db, key);
    if (topic === null) return { status: 404, page: new CachedResponse(missingPage(frame), HTML) };
    const { origin, theme } = frame;
    if (key !== String(topic.id)) return { status: 301, path: embedPath(topic.id, theme) };
    const page = await this.cache.get(`${origin} ${topic.id} ${theme ?? ''}`, async () => {
      const story = await this.load(topic);
      return new CachedResponse(embedPage(story, frame), HTML);
    });
    return { status: 200, page };
  }

  /** What is shown after a failure. */
  unavailable(frame: Frame): EmbedAnswer {
    return { status: 503, page: new CachedResponse(unavailablePage(frame), HTML) };
  }

  private async load(row: TopicRow) {
    const [topic, milestones, state] = await Promise.all([
      this.topics.page(row),
      milestonesOfTopic(this.db, row.id, READ),
      this.clock.current(),
    ]);
    const standing = milestones.filter(({ retracted_at }) => retracted_at === null);
    return {
      topic,
      language: row.language,
      developments: standing.slice(-DEVELOPMENTS).toReversed(),
      note: recordingNote(state?.recording ?? null),
    };
  }
}
