import { Injectable } from '@nestjs/common';
import { articleTerms, type Boilerplate } from '#domain/stories/placing';
import { MOST_REPAIRED, type RepairTopic } from '#domain/stories/repair';
import { Database } from '#persistence/database';
import { placedOfEvents } from '#persistence/stories';
import { storyArticle } from '../memory/topic-article.presenter.js';

/** Older articles of an event are not compared (ms). */
const COMPARED_MS = 60 * 24 * 3_600_000;

/** An event's newest articles in chronological order, with their ids in the same order. */
export interface ReadEvent extends RepairTopic {
  ids: readonly number[];
}

/** Loads the data that the repair pass compares. */
@Injectable()
export class RepairReadingService {
  constructor(private readonly db: Database) {}

  /** The given events, by key. */
  async events(ids: readonly number[], boilerplate: Boilerplate, now: Date): Promise<Map<string, ReadEvent>> {
    if (ids.length === 0) return new Map();
    const since = new Date(now.getTime() - COMPARED_MS);
    const rows = await placedOfEvents(this.db, ids, since, MOST_REPAIRED);
    const events = new Map<string, ReadEvent>();
    for (const [id, own] of Map.groupBy(rows, ({ event_id }) => event_id)) {
      const articles = own.map((row) => {
        const said = boilerplate.strip(row.domain, { title: row.title, summary: row.excerpt });
        return articleTerms(storyArticle(row, said));
      });
      events.set(String(id), { key: String(id), articles, ids: own.map((row) => row.id) });
    }
    return events;
  }
}
