import { Injectable } from '@nestjs/common';
import { articleTerms, type Boilerplate } from '#domain/stories/placing';
import { type DormantTopic, MOST_REPAIRED, type RepairTopic } from '#domain/stories/repair';
import { Database } from '#persistence/database';
import { dormantTopics, placedOfTopics, repairableTopics } from '#persistence/stories';
import { storyArticle } from './topic-article.presenter.js';

const DAY_MS = 24 * 3_600_000;
/** A story that was silent for longer begins anew. */
const LONGEST_SLEEP_MS = 60 * DAY_MS;
/** Dormant topics that are known at a time, the latest first; smaller ones are no story to wake. */
const MOST_DORMANT = 3000;
const LEAST_DORMANT = 3;

/** A topic's newest articles, oldest first, with their ids in the same order. */
export interface ReadTopic extends RepairTopic {
  ids: readonly number[];
}

/** Reads what the repair pass compares. */
@Injectable()
export class RepairReadingService {
  constructor(private readonly db: Database) {}

  /** Of these topics those that the machine may touch, by their keys. */
  async topics(ids: readonly number[], boilerplate: Boilerplate, now: Date): Promise<Map<string, ReadTopic>> {
    if (ids.length === 0) return new Map();
    const free = await repairableTopics(this.db, ids);
    const rows = await placedOfTopics(
      this.db,
      free,
      new Date(now.getTime() - LONGEST_SLEEP_MS),
      MOST_REPAIRED,
    );
    const topics = new Map<string, ReadTopic>();
    for (const [id, own] of Map.groupBy(rows, ({ topic_id }) => topic_id)) {
      const articles = own.map((row) => {
        const said = boilerplate.strip(row.domain, { title: row.title, summary: row.excerpt });
        return articleTerms(storyArticle(row, said));
      });
      topics.set(String(id), { key: String(id), articles, ids: own.map((row) => row.id) });
    }
    return topics;
  }

  /** Topics that were silent for longer than `reach` (ms), though not for months. */
  async dormant(now: Date, reach: number): Promise<DormantTopic[]> {
    const told = {
      since: new Date(now.getTime() - LONGEST_SLEEP_MS),
      until: new Date(now.getTime() - reach),
    };
    const rows = await dormantTopics(this.db, told, { articles: LEAST_DORMANT, limit: MOST_DORMANT });
    return rows.map(({ id, name, language }) => {
      const terms = articleTerms({ title: name, summary: '', language, publishedAt: null });
      return { key: String(id), language, names: terms.names };
    });
  }
}
