import { Injectable } from '@nestjs/common';
import { type DeskFeed, type DeskFeedPage, type DeskFeedsQuery, FEED_VISITS_SHOWN } from '#contract/desk';
import { audit } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { deskFeeds, findFeed, type ListedFeedRow, lastVisits } from '#persistence/ingest/health';
import { pauseFeed, resumeFeed } from '#persistence/ingest/schedule';
import { NewsClock } from '#persistence/news-clock';
import { systemClock } from '#platform/runtime';
import type { FeedLevel } from '#vocabulary';
import { ApiError, notFound } from '../../http/errors.js';
import { presentFeed, presentFeedPage } from './feed.presenter.js';

/** What needs attention comes first. */
const ORDER: readonly FeedLevel[] = ['dead', 'failing', 'quiet', 'waiting', 'paused', 'ok'];

/** Lists feeds with their health and history, pauses them and makes them due. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async list({ q, level, limit, offset }: DeskFeedsQuery): Promise<{ feeds: DeskFeed[]; total: number }> {
    const recording = (await this.clock.current())?.recording?.name ?? null;
    const [rows, now] = [await deskFeeds(this.db, recording, q), await this.clock.now()];
    const feeds = rows
      .map((row) => presentFeed(row, now))
      .filter((feed) => level === undefined || feed.level === level)
      .toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
    return { feeds: feeds.slice(offset, offset + limit), total: feeds.length };
  }

  async show(id: number): Promise<DeskFeedPage> {
    const feed = await this.existing(id);
    const visits = await lastVisits(this.db, id, FEED_VISITS_SHOWN);
    return presentFeedPage(feed, visits, await this.clock.now());
  }

  /** @throws ApiError 409 if it is not visited anyway */
  async pause(userId: number, id: number): Promise<DeskFeedPage> {
    const { state } = await this.existing(id);
    await this.db.transaction(async (tx) => {
      if (!(await pauseFeed(tx, id))) throw new ApiError(409, 'not_active', 'This feed is not active.');
      await audit(tx, {
        at: systemClock.now(),
        actorId: userId,
        action: 'feed_paused',
        object: { kind: 'feed', id },
        before: { state },
        after: { state: 'disabled' },
      });
    });
    return this.show(id);
  }

  /** @throws ApiError 409 if the source is disabled, or the feed to check is not active */
  async makeDue(userId: number, id: number, action: 'feed_resumed' | 'feed_checked'): Promise<DeskFeedPage> {
    const { state } = await this.existing(id);
    if (action === 'feed_checked' && state !== 'active')
      throw new ApiError(409, 'not_active', 'This feed is not active. Resume it first.');
    const due = await this.clock.now();
    await this.db.transaction(async (tx) => {
      if (!(await resumeFeed(tx, id, due)))
        throw new ApiError(409, 'source_disabled', 'The source of this feed is disabled.');
      const object = { kind: 'feed', id } as const;
      const change = state === 'active' ? {} : { before: { state }, after: { state: 'active' } };
      await audit(tx, { at: systemClock.now(), actorId: userId, action, object, ...change });
    });
    return this.show(id);
  }

  private async existing(id: number): Promise<ListedFeedRow> {
    const feed = await findFeed(this.db, id);
    if (feed === null) throw notFound('This feed');
    return feed;
  }
}
