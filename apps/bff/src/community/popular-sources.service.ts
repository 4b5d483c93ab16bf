import { Injectable } from '@nestjs/common';
import { POPULAR_SOURCES } from '#contract/site';
import type { SourceEntry } from '#contract/sources';
import { Database } from '#persistence/database';
import { followedTopicSources, followsByReader, popularSources } from '#persistence/sources';
import { cachedValue } from '#platform/runtime';
import { presentSourceEntry } from './source-directory.presenter.js';
import { SourceReach } from './source-reach.js';

/** Rows per query. */
const TOPICS_AT_ONCE = 500;
const FOLLOWS_AT_ONCE = 10_000;
/** The shortest time between two counts (ms). Counting takes at most 2 % of the time, however many readers follow. */
const LEAST_MS = 30_000;
const lasts = (tookMs: number): number => Math.max(LEAST_MS, 50 * tookMs);

/**
 * The most followed sources. Readers are counted here and not in the database, which would sort each pair of a reader
 * and a source: for a million follows that takes over a minute, and this a few seconds.
 */
@Injectable()
export class PopularSourcesService {
  readonly list = cachedValue<SourceEntry[]>(() => this.read(), lasts);

  constructor(private readonly db: Database) {}

  private async read(): Promise<SourceEntry[]> {
    const reach = new SourceReach(await this.sourcesByTopic());
    let last = { user_id: 0, topic_id: 0 };
    for (;;) {
      const follows = await followsByReader(this.db, last, FOLLOWS_AT_ONCE);
      for (const { user_id, topic_id } of follows) reach.add(user_id, topic_id);
      last = follows.at(-1) ?? last;
      if (follows.length < FOLLOWS_AT_ONCE) break;
    }
    return (await popularSources(this.db, reach.counts, POPULAR_SOURCES)).map(presentSourceEntry);
  }

  private async sourcesByTopic(): Promise<Map<number, number[]>> {
    const sources = new Map<number, number[]>();
    for (let afterId = 0; ; ) {
      const topics = await followedTopicSources(this.db, afterId, TOPICS_AT_ONCE);
      for (const { topic_id, source_ids } of topics) sources.set(topic_id, source_ids);
      afterId = topics.at(-1)?.topic_id ?? afterId;
      if (topics.length < TOPICS_AT_ONCE) return sources;
    }
  }
}
