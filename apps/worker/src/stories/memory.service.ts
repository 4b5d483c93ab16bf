import { Injectable } from '@nestjs/common';
import { findOrigin, KnownOrigins, StoryModel, slugify } from '#domain';
import { Database, knownSources, openCardCounter, placedSince, type StoryArticleRow } from '#persistence';
import { plainContent, storyArticle } from './topic-article.presenter.js';

const PAGE = 2000;
/** A story that was silent for so long is left; the next article about it begins a new one. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;

/** What only the keeper knows. It runs ahead of the tables while a batch is written. */
export interface StoryMemory {
  model: StoryModel;
  origins: KnownOrigins;
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
    return { memory: { model, origins, topicIds: [], reviewedAt: Number.NEGATIVE_INFINITY }, articles: read };
  }

  private async knownOrigins(): Promise<KnownOrigins> {
    const sources = await knownSources(this.db);
    const agencies = sources.filter(({ is_agency }) => is_agency);
    const keys = sources.map(({ name, domain, owner }): [string, string] => [
      name.toLowerCase(),
      owner ? `owner:${slugify(owner)}` : `source:${domain}`,
    ]);
    return new KnownOrigins(agencies, new Map(keys));
  }
}

/** Which topic an article joins or opens, and who really reported it; the model knows it from now on. */
export function placeInMemory(
  memory: StoryMemory,
  row: StoryArticleRow,
): StoryArticleRow & { topic_id: number } {
  const { topic } = memory.model.place(storyArticle(row), () => String(memory.topicIds.shift()));
  const origin = findOrigin(
    {
      title: row.title,
      excerpt: row.excerpt,
      content: plainContent(row),
      author: row.author,
      sourceDomain: row.domain,
      sourceName: row.source_name,
      ownerKey: row.owner && slugify(row.owner),
    },
    memory.origins,
  );
  return { ...row, topic_id: Number(topic), origin_key: origin.key };
}
