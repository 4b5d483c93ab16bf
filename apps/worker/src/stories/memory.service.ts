import { Injectable } from '@nestjs/common';
import {
  findOrigin,
  type KnownOrigins,
  knownOrigins,
  ownerKeyOf,
  type PlacementEvidence,
  plainText,
  StoryModel,
} from '#domain';
import {
  Database,
  knownSources,
  openCardCounter,
  placedOfTopics,
  placedSince,
  type StoryArticleRow,
} from '#persistence';
import { plainContent, storyArticle } from './topic-article.presenter.js';

const PAGE = 2000;
/** Of one topic, when it is read again after its articles moved. */
const MOST_READ_AGAIN = 2000;
/** A story that was silent for so long is left; the next article about it begins a new one. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;
/** Owners and names are read anew after this (ms of system time), so that a keeper notices what an operator set. */
const ORIGINS_KEPT_MS = 5 * 60_000;

/** What only the keeper knows. It runs ahead of the tables while a batch is written. */
export interface StoryMemory {
  model: StoryModel;
  origins: KnownOrigins;
  /** By the process's own clock, ms. */
  originsReadAt: number;
  /** Reserved for topics to come. */
  topicIds: number[];
  /** News time, ms. */
  reviewedAt: number;
}

export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_MS);
}

@Injectable()
export class MemoryService {
  constructor(private readonly db: Database) {}

  /** Reads back what a keeper knows: the stories of the last 14 days and the outlets' names. */
  async remember(now: Date): Promise<{ memory: StoryMemory; articles: number }> {
    const model = new StoryModel();
    let after = { publishedAt: rememberedSince(now), id: 0 };
    let read = 0;
    for (;;) {
      const page = await placedSince(this.db, after, PAGE);
      for (const row of page) model.add(String(row.topic_id), storyArticle(row));
      read += page.length;
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = { publishedAt: last.published_at, id: last.id };
    }
    await openCardCounter(this.db);
    const origins = await this.knownOrigins();
    const started = { topicIds: [], reviewedAt: Number.NEGATIVE_INFINITY };
    return { memory: { model, origins, originsReadAt: performance.now(), ...started }, articles: read };
  }

  /** Tells the model anew which articles these topics have, after they were moved about. */
  async reread({ model }: StoryMemory, topicIds: readonly number[], now: Date): Promise<void> {
    const rows = await placedOfTopics(this.db, topicIds, rememberedSince(now), MOST_READ_AGAIN);
    for (const id of topicIds) model.remove(String(id));
    for (const row of rows) model.add(String(row.topic_id), storyArticle(row));
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
  const { topic, score, reason } = memory.model.place(storyArticle(row), () => {
    joined = false;
    return String(memory.topicIds.shift());
  });
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
