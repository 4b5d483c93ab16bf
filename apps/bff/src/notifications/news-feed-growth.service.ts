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

/** Minimum time between two updates (ms): news arrives in small batches all day. */
const PAUSE_MS = 10_000;
/** Articles published longer ago than this do not count as new, even if they arrive now (ms). */
const NEW_MS = 48 * 3_600_000;

/** Reports the number of new articles to all connected clients, with one query for all. */
@Injectable()
export class NewsFeedGrowthNotifier implements BeforeApplicationShutdown {
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

  /** Sends one client the current mark, and the number of new articles since its last mark. */
  async sendInitial(stream: EventStream, since: number | null): Promise<void> {
    try {
      const from = since ?? (await newestCardId(this.db));
      const added = since === null ? [] : await this.newSince(since);
      stream.sendGrowth({ from, to: added[0] ?? from, added: added.length });
    } catch (error) {
      this.logger.warn({ err: error }, 'new articles not reported; will retry with the next change');
    }
  }

  beforeApplicationShutdown(): void {
    if (this.pause) clearTimeout(this.pause);
  }

  /** Reports at once, then pauses. Changes during the pause are reported together. */
  private async changed(): Promise<void> {
    this.isDue = true;
    if (this.pause) return;
    this.pause = setTimeout(() => {
      this.pause = null;
      if (this.isDue) void this.changed();
    }, PAUSE_MS);
    this.pause.unref();
    this.isDue = false;
    await this.reportAll();
  }

  private async reportAll(): Promise<void> {
    const streams = this.streams
      .all()
      .flatMap((stream) => (stream.mark === null ? [] : { stream, from: stream.mark }));
    if (streams.length === 0) return;
    try {
      const added = await this.newSince(
        streams.reduce((lowest, { from }) => Math.min(lowest, from), Infinity),
      );
      const [to] = added;
      if (to === undefined) return;
      for (const { stream, from } of streams)
        if (to > from) stream.sendGrowth({ from, to, added: added.filter((id) => id > from).length });
    } catch (error) {
      this.logger.warn({ err: error }, 'new articles not reported; will retry with the next change');
    }
  }

  /** Newest first. */
  private async newSince(since: number): Promise<number[]> {
    const publishedAfter = new Date((await this.clock.now()).getTime() - NEW_MS);
    return newCardIds(this.db, { since, publishedAfter, most: NEW_ARTICLES_COUNTED });
  }
}
