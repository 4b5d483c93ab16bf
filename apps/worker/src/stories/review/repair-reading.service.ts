import { Injectable } from '@nestjs/common';
import { type ArticleTerms, articleTerms, type Boilerplate } from '#domain/stories/placing';
import { MOST_REPAIRED, type RepairTopic } from '#domain/stories/repair';
import { Database } from '#persistence/database';
import { type PlacedTextRow, placedOfEvents } from '#persistence/stories';
import { RecentCache } from '../memory/recent-cache.js';
import { storyArticle } from '../memory/topic-article.presenter.js';

/** Older articles of an event are not compared (ms). */
const COMPARED_MS = 60 * 24 * 3_600_000;

/** About 6 KB each. */
const CACHED = 4000;

/** Terms that nobody asked for in this time are dropped (ms). */
const KEPT_MS = 30_000;

/** The terms of an article, and the text and time from which they were read. */
interface Cached {
  title: string;
  summary: string;
  publishedAt: number;
  terms: ArticleTerms;
}

/** An event's newest articles in chronological order, with their ids in the same order. */
export interface ReadEvent extends RepairTopic {
  ids: readonly number[];
}

/** Loads the data that the repair pass compares. A pass reads most events several times, so their terms are cached. */
@Injectable()
export class RepairReadingService {
  private readonly cache = new RecentCache<Cached>({ most: CACHED, keptMs: KEPT_MS });

  constructor(private readonly db: Database) {}

  /** The given events, by key. */
  async events(ids: readonly number[], boilerplate: Boilerplate, now: Date): Promise<Map<string, ReadEvent>> {
    if (ids.length === 0) return new Map();
    const since = new Date(now.getTime() - COMPARED_MS);
    const rows = await placedOfEvents(this.db, ids, since, MOST_REPAIRED);
    const events = new Map<string, ReadEvent>();
    for (const [id, own] of Map.groupBy(rows, ({ event_id }) => event_id)) {
      const articles = own.map((row) => this.terms(row, boilerplate));
      events.set(String(id), { key: String(id), articles, ids: own.map((row) => row.id) });
    }
    return events;
  }

  private terms(row: PlacedTextRow, boilerplate: Boilerplate): ArticleTerms {
    const { title, summary } = boilerplate.strip(row.domain, { title: row.title, summary: row.excerpt });
    const publishedAt = row.published_at.getTime();
    const cached = this.cache.get(row.id);
    const isSame =
      cached?.title === title && cached.summary === summary && cached.publishedAt === publishedAt;
    if (isSame && cached.terms.language === row.language) return cached.terms;
    const terms = articleTerms(storyArticle(row, { title, summary }));
    this.cache.set(row.id, { title, summary, publishedAt, terms });
    return terms;
  }
}
