import { Injectable } from '@nestjs/common';
import { plainText } from '#domain/ingest/article';
import { findOrigin, type KnownOrigins, knownOrigins, ownerKeyOf } from '#domain/stories/origins';
import {
  Boilerplate,
  type PlacementEvidence,
  readMemory,
  StoryModel,
  TOPIC_MEMORY_FORMAT,
  writeMemory,
} from '#domain/stories/placing';
import { type DormantTopic } from '#domain/stories/repair';
import { Database, type Queryable } from '#persistence/database';
import {
  knownSources,
  newestPlaced,
  openCardCounter,
  placedOfTopics,
  pruneTopicMemories,
  type StoryArticleRow,
  topicMemoriesSince,
  topicsToldSince,
  topicsWithoutMemory,
  writeTopicMemories,
} from '#persistence/stories';
import { plainContent, storyArticle } from './topic-article.presenter.js';

const PAGE = 2000;
/** Articles from which a new keeper learns what sources repeat. */
const HEARD_AGAIN = 10_000;
const REREAD_AT_ONCE = 500;
const WRITTEN_AT_ONCE = 500;
/** Of one topic, when it is read again after its articles moved. */
const MOST_READ_AGAIN = 2000;
/** A story that was silent for so long is left; the next article about it begins a new one. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;
/** A new keeper does not know what the one before looked through. */
const LOOKED_AT_AGAIN_MS = 24 * 3_600_000;
/** Owners and names are read anew after this (ms of system time), so that a keeper notices what an operator set. */
const ORIGINS_KEPT_MS = 5 * 60_000;

/** What only the keeper knows. It runs ahead of the tables while a batch is written. */
export interface StoryMemory {
  model: StoryModel;
  /** What sources repeat, and no two articles are more alike for. */
  boilerplate: Boilerplate;
  origins: KnownOrigins;
  /** By the process's own clock, ms. */
  originsReadAt: number;
  /** Reserved for topics to come. */
  topicIds: number[];
  /** News time, ms. */
  reviewedAt: number;
  repairs: RepairPass;
}

/** How far the repair pass is. */
export interface RepairPass {
  /** Topics added to since a pass last took them. */
  changed: Set<number>;
  /** Those that it has still to look at. */
  queue: number[];
  /** Topics that it ordered about: what it knows of them is no longer true. */
  done: Set<string>;
  ordered: number;
  dormant: DormantTopic[];
  /** News time, ms. */
  startedAt: number;
}

export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_MS);
}

@Injectable()
export class MemoryService {
  constructor(private readonly db: Database) {}

  /**
   * Reads back what a keeper knows: the outlets' names and the stories of the last 14 days, as the keeper before wrote them
   * down; those that it did not get to are read from their articles.
   */
  async remember(now: Date): Promise<{ memory: StoryMemory; restored: number; reread: number }> {
    const since = rememberedSince(now);
    const model = new StoryModel();
    const restored = await this.restore(model, since);
    const stale = await topicsWithoutMemory(this.db, since, TOPIC_MEMORY_FORMAT);
    await openCardCounter(this.db);
    const memory: StoryMemory = {
      model,
      boilerplate: await this.boilerplate(),
      origins: await this.knownOrigins(),
      originsReadAt: performance.now(),
      topicIds: [],
      reviewedAt: Number.NEGATIVE_INFINITY,
      repairs: {
        changed: new Set(await topicsToldSince(this.db, new Date(now.getTime() - LOOKED_AT_AGAIN_MS))),
        ...{ queue: [], done: new Set(), ordered: 0, dormant: [], startedAt: Number.NEGATIVE_INFINITY },
      },
    };
    for (let from = 0; from < stale.length; from += REREAD_AT_ONCE)
      await this.reread(memory, stale.slice(from, from + REREAD_AT_ONCE), now);
    return { memory, restored, reread: stale.length };
  }

  /** Memories that no keeper reads any more. */
  forgetWritten(now: Date): Promise<void> {
    return pruneTopicMemories(this.db, rememberedSince(now));
  }

  /** Heard again from the newest articles. */
  private async boilerplate(): Promise<Boilerplate> {
    const boilerplate = new Boilerplate();
    for (const { domain, title, excerpt } of await newestPlaced(this.db, HEARD_AGAIN))
      boilerplate.take(domain, { title, summary: excerpt });
    return boilerplate;
  }

  private async restore(model: StoryModel, since: Date): Promise<number> {
    let after = { lastReportedAt: since, id: 0 };
    let restored = 0;
    for (;;) {
      const page = await topicMemoriesSince(this.db, after, { limit: PAGE, format: TOPIC_MEMORY_FORMAT });
      for (const { memory } of page) {
        const topic = readMemory(memory);
        if (topic) model.restore(topic);
      }
      restored += page.length;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return restored;
      after = { lastReportedAt: last.last_reported_at, id: last.topic_id };
    }
  }

  /** Writes down what changed since the last time, at most `WRITTEN_AT_ONCE` topics; answers whether there is more. */
  async write(tx: Queryable, { model }: StoryMemory): Promise<boolean> {
    const changed = model.takeChanged(WRITTEN_AT_ONCE);
    await writeTopicMemories(
      tx,
      changed.map((topic) => ({ topic_id: Number(topic.key), memory: writeMemory(topic) })),
      TOPIC_MEMORY_FORMAT,
    );
    return changed.length === WRITTEN_AT_ONCE;
  }

  /** Tells the model anew which articles these topics have, after they were moved about. */
  async reread({ model, boilerplate }: StoryMemory, topicIds: readonly number[], now: Date): Promise<void> {
    const rows = await placedOfTopics(this.db, topicIds, rememberedSince(now), MOST_READ_AGAIN);
    for (const id of topicIds) model.remove(String(id));
    for (const row of rows) {
      const said = boilerplate.strip(row.domain, { title: row.title, summary: row.excerpt });
      model.add(String(row.topic_id), storyArticle(row, said));
    }
  }

  /** Reads the outlets' names and owners anew where what is known of them is old. */
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

/** An article with its topic, of which only the keeper's memory knows yet. */
export interface PlacedRow extends StoryArticleRow {
  topic_id: number;
  placement: PlacementEvidence;
}

/** Which topic an article joins or opens, and who really reported it; the model knows it from now on. */
export function placeInMemory(memory: StoryMemory, row: StoryArticleRow): PlacedRow {
  let joined = true;
  const said = memory.boilerplate.take(row.domain, { title: row.title, summary: row.excerpt });
  const { topic, score, reason } = memory.model.place(storyArticle(row, said), () => {
    joined = false;
    return String(memory.topicIds.shift());
  });
  memory.repairs.changed.add(Number(topic));
  const origin = findOrigin(
    {
      title: row.title,
      excerpt: row.excerpt,
      content: plainContent(row),
      contentEnd: row.content_end ? plainText(row.content_end) : null,
      author: row.author,
      credit: row.credit ?? null,
      sourceDomain: row.domain,
      sourceName: row.source_name,
      ownerKey: row.owner && ownerKeyOf(row.owner),
    },
    memory.origins,
  );
  const placement = { joined, score, shared: reason };
  return { ...row, topic_id: Number(topic), origin_key: origin.key, placement };
}
