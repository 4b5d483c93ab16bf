import { Inject, Injectable } from '@nestjs/common';
import { findOrigin, KnownOrigins, StoryModel, slugify } from '#domain';
import {
  beatKeeper,
  Database,
  knownSources,
  NewsClock,
  openCardCounter,
  placedSince,
  type Queryable,
  reserveIds,
  type StoryArticleRow,
  tellListeners,
  topicsToReview,
  waitingArticles,
} from '#persistence';
import type { Logger } from '#platform';
import { LOGGER } from '../tokens.js';
import { TellService } from './tell.service.js';
import { plainContent, storyArticle } from './topic-article.presenter.js';

const BATCH = 300;
const PAGE = 2000;
const REVIEWED = 50;
const REVIEW_EVERY_MS = 3_600_000;
/** A story that was silent for so long is left; the next article about it begins a new one. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;
const TRIES = 3;

/** Another worker has become keeper. */
export class KeeperLost extends Error {
  readonly code = 'keeper_lost';
}

interface Memory {
  model: StoryModel;
  origins: KnownOrigins;
  topicIds: number[];
  reviewedAt: number;
}

/** Puts waiting articles into stories, in published order, and has the touched stories told afresh. */
@Injectable()
export class PlaceService {
  private memory: Memory | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly tell: TellService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads back what a keeper knows: the stories of the last 14 days and the outlets' names. Answers how many articles. */
  async remember(): Promise<number> {
    const now = await this.clock.now();
    const model = new StoryModel();
    let after = { publishedAt: new Date(now.getTime() - REMEMBERED_MS), id: 0 };
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
    this.memory = {
      model,
      origins: await this.knownOrigins(),
      topicIds: [],
      reviewedAt: Number.NEGATIVE_INFINITY,
    };
    return read;
  }

  forget(): void {
    this.memory = null;
  }

  /**
   * Places one batch; where nothing waits, looks at stories that silence may have changed.
   * @throws KeeperLost when `epoch` has passed; whatever else fails also leaves the memory ahead of the tables,
   *   so the caller forgets it
   */
  async round(epoch: number): Promise<number> {
    const memory = this.memory;
    if (!memory) throw new KeeperLost('There is no memory to place by.');
    const waiting = await waitingArticles(this.db, BATCH);
    const now = await this.clock.now();
    if (waiting.length === 0) await this.review(memory, epoch, now);
    else await this.placeBatch(memory, epoch, waiting, now);
    return waiting.length;
  }

  private async placeBatch(
    memory: Memory,
    epoch: number,
    waiting: StoryArticleRow[],
    now: Date,
  ): Promise<void> {
    const started = performance.now();
    if (memory.topicIds.length < waiting.length) {
      memory.topicIds.push(...(await reserveIds(this.db, 'topic', waiting.length)));
    }
    const known = new Set(memory.topicIds);
    const placed = waiting.map((row) => this.decide(memory, row));
    const topics = [...new Set(placed.map(({ topic_id }) => topic_id))];
    await this.inEpoch(epoch, (tx) => this.tell.tell(tx, topics, placed, now));
    memory.model.forget(new Date(now.getTime() - REMEMBERED_MS));
    const opened = topics.filter((id) => known.has(id)).length;
    const ms = Math.round(performance.now() - started);
    this.logger.info({ placed: placed.length, topics: topics.length, opened, ms }, 'articles placed');
  }

  private decide(memory: Memory, row: StoryArticleRow): StoryArticleRow & { topic_id: number } {
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

  private async review(memory: Memory, epoch: number, now: Date): Promise<void> {
    if (now.getTime() - memory.reviewedAt < REVIEW_EVERY_MS) return;
    const topics = await topicsToReview(this.db, now, REVIEWED);
    if (topics.length > 0) await this.inEpoch(epoch, (tx) => this.tell.tell(tx, topics, [], now));
    if (topics.length < REVIEWED) memory.reviewedAt = now.getTime();
  }

  /** One transaction that holds the keeper's row; tried again when it met another's locks crosswise. */
  private async inEpoch(epoch: number, work: (tx: Queryable) => Promise<readonly number[]>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db.transaction(async (tx) => {
          if (!(await beatKeeper(tx, epoch))) throw new KeeperLost(`Epoch ${epoch} has passed.`);
          await tellListeners(tx, await work(tx));
        });
      } catch (error) {
        if (attempt >= TRIES || !isCrosswise(error)) throw error;
      }
    }
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

/** PostgreSQL's deadlock_detected and serialization_failure. */
function isCrosswise(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '40P01' || code === '40001';
}
