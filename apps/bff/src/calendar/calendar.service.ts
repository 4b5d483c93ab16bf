import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME, pagePath, pageTitle } from '#contract/site';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { type SourcePageRow, sourceBySlugOrId } from '#persistence/reading';
import { STORIES_CHANNEL, type TopicRow, topicBySlugOrId } from '#persistence/stories';
import { type CalendarOf, calendarSteps, setStepsInCalendar } from '#persistence/timeline';
import { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { notFound } from '../http/errors.js';
import { ResponseCache } from '../http/response-cache.js';
import { CALENDAR_ENTRIES_MOST, presentCalendar } from './calendar.presenter.js';
import type { CalendarDocument } from './calendar-document.js';
import { writeCalendar } from './write-calendar.js';

const TYPE = 'text/calendar; charset=utf-8';
/** How long past steps stay in the calendars of sources and of followed stories (days). A story's own calendar keeps all. */
const PAST_DAYS = 90;
const FIRST_DAY = '0001-01-01';
const CALENDARS_CACHED = 100;
const MAX_AGE_MS = 5 * 60_000;

/** The dated steps of a story, a source, or a reader's followed stories, as iCalendar. */
@Injectable()
export class CalendarService {
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    channels: Channels,
  ) {
    const mayCache = () => channels.isListening;
    this.cache = new ResponseCache({ max: CALENDARS_CACHED, ttl: MAX_AGE_MS, mayCache });
    channels.on(STORIES_CHANNEL, () => this.cache.clear());
  }

  /** @throws ApiError 404 */
  async topic(slug: string): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, slug);
    if (topic === null) throw notFound('This topic');
    return topic;
  }

  /** @throws ApiError 404 */
  async source(slug: string): Promise<SourcePageRow> {
    const source = await sourceBySlugOrId(this.db, slug);
    if (source === null) throw notFound('This source');
    return source;
  }

  /** @param origin the public origin, without a trailing slash */
  ofTopic({ id, slug, label, name }: TopicRow, origin: string): Promise<CachedResponse> {
    const pageUrl = origin + pagePath('topic', slug);
    return this.cache.get(`topic ${id} ${origin}`, () =>
      this.load({ kind: 'topic', id }, origin, {
        name: pageTitle(label ?? name),
        description: `What is announced in this story. ${SEE_PAGE}`,
        pageUrl,
        selfUrl: `${pageUrl}/calendar.ics`,
      }),
    );
  }

  ofSource({ id, slug, name }: SourcePageRow, origin: string): Promise<CachedResponse> {
    const pageUrl = origin + pagePath('source', slug);
    return this.cache.get(`source ${id} ${origin}`, () =>
      this.load({ kind: 'source', id }, origin, {
        name: pageTitle(name),
        description: `What ${name} announced. ${SEE_PAGE}`,
        pageUrl,
        selfUrl: `${pageUrl}/calendar.ics`,
      }),
    );
  }

  /** The steps of all topics that a reader follows. Never cached. */
  ofFollower(userId: number, origin: string): Promise<CachedResponse> {
    return this.load({ kind: 'follower', id: userId }, origin, {
      name: `${PRODUCT_NAME}: stories you follow`,
      description: 'What is announced in the stories that you follow.',
      pageUrl: origin + pagePath('following'),
      selfUrl: null,
    });
  }

  private async load(
    of: CalendarOf,
    origin: string,
    head: Omit<CalendarDocument, 'events'>,
  ): Promise<CachedResponse> {
    const now = await this.clock.now();
    const from = of.kind === 'topic' ? FIRST_DAY : dayOf(new Date(now.getTime() - PAST_DAYS * 86_400_000));
    const most = CALENDAR_ENTRIES_MOST + 1;
    const [announced, set] = await Promise.all([
      calendarSteps(this.db, of, from, most),
      of.kind === 'source' ? [] : setStepsInCalendar(this.db, of, from, most),
    ]);
    const document = presentCalendar(head, { announced, set }, dayOf(now), origin);
    return new CachedResponse(writeCalendar(document), TYPE);
  }
}

const SEE_PAGE = 'Days as the cited articles name them.';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
