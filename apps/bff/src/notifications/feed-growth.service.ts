import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { NEW_ARTICLES_COUNTED } from '#contract/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { newCardIds, newestCardId } from '#persistence/reading';
import { STORIES_CHANNEL } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { Channels } from '../http/channels.service.js';
import { LOGGER } from '../http/tokens.js';
import type { EventStream } from './event-stream.js';
import { EventStreams } from './event-streams.service.js';

/** Between two tellings (ms): news comes in small batches all day. */
const PAUSE_MS = 10_000;
/** What was published longer ago is no news, however late it came (ms). */
const NEW_MS = 48 * 3_600_000;

/** Tells everybody who is connected that the feed grew, and by how many articles: one query for all. */
@Injectable()
export class FeedGrowthTeller implements BeforeApplicationShutdown {
  private pause: NodeJS.Timeout | null = null;
  private isDue = false;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly streams: EventStreams,
    channels: Channels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    channels.on(STORIES_CHANNEL, () => void this.changed());
  }

  /** Tells one client where the feed stands, and how far it grew since the mark that it heard last. */
  async greet(stream: EventStream, since: number | null): Promise<void> {
    try {
      const from = since ?? (await newestCardId(this.db));
      const added = since === null ? [] : await this.newSince(since);
      stream.tellGrowth({ from, to: added[0] ?? from, added: added.length });
    } catch (error) {
      this.logger.warn({ err: error }, "the feed's growth not told; the next change tells it");
    }
  }

  beforeApplicationShutdown(): void {
    if (this.pause) clearTimeout(this.pause);
  }

  /** Tells at once, then waits: what changes meanwhile is told together. */
  private async changed(): Promise<void> {
    this.isDue = true;
    if (this.pause) return;
    this.pause = setTimeout(() => {
      this.pause = null;
      if (this.isDue) void this.changed();
    }, PAUSE_MS);
    this.pause.unref();
    this.isDue = false;
    await this.tellAll();
  }

  private async tellAll(): Promise<void> {
    const greeted = this.streams
      .all()
      .flatMap((stream) => (stream.mark === null ? [] : { stream, from: stream.mark }));
    if (greeted.length === 0) return;
    try {
      const added = await this.newSince(
        greeted.reduce((lowest, { from }) => Math.min(lowest, from), Infinity),
      );
      const [to] = added;
      if (to === undefined) return;
      for (const { stream, from } of greeted)
        if (to > from) stream.tellGrowth({ from, to, added: added.filter((id) => id > from).length });
    } catch (error) {
      this.logger.warn({ err: error }, "the feed's growth not told; the next change tells it");
    }
  }

  /** Latest first. */
  private async newSince(since: number): Promise<number[]> {
    const publishedAfter = new Date((await this.clock.now()).getTime() - NEW_MS);
    return newCardIds(this.db, { since, publishedAfter, most: NEW_ARTICLES_COUNTED });
  }
}
