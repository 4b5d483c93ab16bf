import { Injectable } from '@nestjs/common';
import { StoryLinks } from '#domain/stories/linking';
import { type KnownOrigins, knownOrigins } from '#domain/stories/origins';
import {
  Boilerplate,
  readMemory,
  StoryModel,
  TOPIC_MEMORY_FORMAT,
  writeMemory,
} from '#domain/stories/placing';
import { Database, type Queryable } from '#persistence/database';
import {
  eventMemoriesSince,
  eventsReportedSince,
  eventsWithoutMemory,
  knownSources,
  openCardCounter,
  placedAfter,
  placedOfEvents,
  pruneEventMemories,
  publishedBeforeNewest,
  topicsReportedSince,
  writeEventMemories,
} from '#persistence/stories';
import type { StoryMemory } from './story-memory.js';
import { storyArticle } from './topic-article.presenter.js';
import { resultOf, withPauses } from './with-pauses.js';

const PAGE = 2000;
const REREAD_AT_ONCE = 500;
const WRITTEN_AT_ONCE = 500;
/** The most articles of one event that are read again after a repair. */
const MOST_READ_AGAIN = 2000;
/** An event is forgotten after this silence. The next article about it opens a new one (ms). */
const REMEMBERED_MS = 14 * 24 * 3_600_000;
/**
 * A new keeper repeats the checks of events and topics that changed in this time, because it does not know what the
 * former keeper checked (ms).
 */
const LOOKED_AT_AGAIN_MS = 24 * 3_600_000;
/** Owners and names are reloaded after this time, so that an operator's changes take effect (ms of system time). */
const ORIGINS_KEPT_MS = 5 * 60_000;

export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_MS);
}

@Injectable()
export class MemoryService {
  constructor(private readonly db: Database) {}

  /**
   * Restores the keeper's memory: the outlets' names, the events of the last 14 days as the former keeper saved them, and
   * the links of the newest articles. Events without a saved memory are read from their articles.
   */
  async remember(now: Date): Promise<{ memory: StoryMemory; restored: number; reread: number }> {
    const since = rememberedSince(now);
    const model = new StoryModel();
    const restored = await this.restore(model, since);
    const stale = await eventsWithoutMemory(this.db, since, TOPIC_MEMORY_FORMAT);
    await openCardCounter(this.db);
    const recently = new Date(now.getTime() - LOOKED_AT_AGAIN_MS);
    const never = Number.NEGATIVE_INFINITY;
    const memory: StoryMemory = {
      model,
      ...(await this.linked(recently)),
      origins: await this.knownOrigins(),
      originsReadAt: performance.now(),
      ...{ topicIds: [], eventIds: [], reviewedAt: never },
      repairs: {
        changed: new Set(await eventsReportedSince(this.db, recently)),
        ...{ queue: [], done: new Set(), repaired: 0, rounds: 0, startedAt: never },
      },
      night: { startedAt: never, rounds: 0, ordered: 0, changed: new Set() },
      unlearned: [],
    };
    for (let from = 0; from < stale.length; from += REREAD_AT_ONCE)
      await this.reread(memory, stale.slice(from, from + REREAD_AT_ONCE), now);
    return { memory, restored, reread: stale.length };
  }

  /** Deletes saved memories that are too old to be read. */
  forgetWritten(now: Date): Promise<void> {
    return pruneEventMemories(this.db, rememberedSince(now));
  }

  /** Reads the newest articles again in published order: for the links, and to learn each source's boilerplate. */
  private async linked(recently: Date): Promise<Pick<StoryMemory, 'links' | 'boilerplate'>> {
    const [links, boilerplate] = [new StoryLinks(), new Boilerplate()];
    const since = await publishedBeforeNewest(this.db, links.settings.articles);
    let after = { publishedAt: since ?? new Date(0), id: 0 };
    for (;;) {
      const page = await placedAfter(this.db, after, PAGE);
      for await (const row of withPauses(page)) {
        const said = boilerplate.take(row.domain, { title: row.title, summary: row.excerpt });
        const article = { ...storyArticle(row, said), id: row.id, url: row.url, headline: row.title };
        links.load(article, row.event_id, row.topic_id);
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = { publishedAt: last.published_at, id: last.id };
    }
    await resultOf(links.loaded());
    for (const topic of await topicsReportedSince(this.db, recently)) links.mark(topic);
    return { links, boilerplate };
  }

  private async restore(model: StoryModel, since: Date): Promise<number> {
    let after = { lastReportedAt: since, id: 0 };
    let restored = 0;
    for (;;) {
      const page = await eventMemoriesSince(this.db, after, { limit: PAGE, format: TOPIC_MEMORY_FORMAT });
      for (const { memory } of page) {
        const event = readMemory(memory, (language) => model.numbersOf(language));
        if (event) model.restore(event);
      }
      restored += page.length;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return restored;
      after = { lastReportedAt: last.last_reported_at, id: last.event_id };
    }
  }

  /**
   * Saves at most `WRITTEN_AT_ONCE` events that changed since the last save.
   * @returns whether there are more
   */
  async write(tx: Queryable, { model }: StoryMemory): Promise<boolean> {
    const changed = model.takeChanged(WRITTEN_AT_ONCE);
    await writeEventMemories(
      tx,
      changed.map((event) => ({ event_id: Number(event.key), memory: writeMemory(event) })),
      TOPIC_MEMORY_FORMAT,
    );
    return changed.length === WRITTEN_AT_ONCE;
  }

  /** Reloads the articles of these events into the model after articles changed their event. */
  async reread({ model, boilerplate }: StoryMemory, eventIds: readonly number[], now: Date): Promise<void> {
    const rows = await placedOfEvents(this.db, eventIds, rememberedSince(now), MOST_READ_AGAIN);
    for (const id of eventIds) model.remove(String(id));
    for (const row of rows) {
      const said = boilerplate.strip(row.domain, { title: row.title, summary: row.excerpt });
      model.add(String(row.event_id), storyArticle(row, said));
    }
  }

  /** Reloads the outlets' names and owners if they are out of date. */
  async refreshOrigins(memory: StoryMemory): Promise<void> {
    if (performance.now() - memory.originsReadAt < ORIGINS_KEPT_MS) return;
    memory.origins = await this.knownOrigins();
    memory.originsReadAt = performance.now();
  }

  private async knownOrigins(): Promise<KnownOrigins> {
    const sources = await knownSources(this.db);
    return knownOrigins(sources.map(({ media_type, ...source }) => ({ ...source, mediaType: media_type })));
  }
}
