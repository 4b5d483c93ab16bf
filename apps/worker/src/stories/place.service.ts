import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { analyzePlaces, countWaiting, type StoryArticleRow } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { countPlaced } from '../ingest/ingest-metrics.js';
import { LOGGER } from '../setup/tokens.js';
import { BatchService, type PlacedBatch } from './batch.service.js';
import { EpochService, isOfContent, type Keeping } from './memory/epoch.service.js';
import type { StoryMemory } from './memory/story-memory.js';
import { RebuildService } from './rebuild/rebuild.service.js';

const BATCH = 600;
const MAX_REFUSED = 1000;
const FIRST_ANALYZED = 200;
const GATHER_MS = 1000;
const GATHER_LOOK_MS = 10;
const NOTHING_GATHERED = { count: 0, since: Number.POSITIVE_INFINITY };

/** Places waiting articles in stories, in published order, and rebuilds these stories. */
@Injectable()
export class PlaceService {
  /** The next batch, placed in memory while the current one is written. */
  private ahead: Promise<PlacedBatch | null> | null = null;
  private batch = BATCH;
  private gathered = NOTHING_GATHERED;
  /** Articles that this worker placed: in all, and when the planner's statistics were last brought up to date. */
  private readonly placed = { all: 0, analyzed: 0 };
  /** Articles that cannot be placed. */
  readonly refused = new Set<number>();

  constructor(
    private readonly db: Database,
    private readonly batches: BatchService,
    private readonly epochs: EpochService,
    private readonly rebuilds: RebuildService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  forget(): void {
    this.ahead = null;
  }

  /** Whether the memory is ahead of the tables: it has a batch that is not written yet. */
  get isAhead(): boolean {
    return this.ahead !== null;
  }

  /**
   * Places one batch of articles first seen by `horizon`, once the queue stops growing. Unless `alone`, it prepares
   * the next batch meanwhile.
   * @returns the number of articles that waited. If it is above 0, call again at once.
   * @throws KeeperLost if the epoch has passed. After any error the memory is ahead of the tables, so the caller must
   * drop it.
   */
  async round({ memory, epoch }: Keeping, horizon: Date, alone: boolean): Promise<number> {
    const ahead = this.ahead;
    this.ahead = null;
    const prepared = await ahead;
    if (!prepared) {
      const found = await countWaiting(this.db, horizon, this.batch, [...this.refused]);
      if (this.isGathering(found)) return wait(GATHER_LOOK_MS, found);
      if (found === 0) return 0;
    }
    const batch = prepared ?? (await this.prepare(memory, horizon));
    if (!batch) return 0;
    if (!alone && batch.placed.length === this.batch) this.prepareAhead(memory, horizon, batch);
    await this.writeOrNarrow(epoch, batch);
    return batch.placed.length;
  }

  private prepare(memory: StoryMemory, horizon: Date, without: readonly number[] = []) {
    const wanted = { horizon, limit: this.batch, without: [...this.refused, ...without] };
    return this.batches.next(memory, wanted);
  }

  /** Errors surface in the round that awaits this batch. */
  private prepareAhead(memory: StoryMemory, horizon: Date, { placed }: PlacedBatch): void {
    const ids = placed.map(({ id }) => id);
    const ahead = this.prepare(memory, horizon, ids);
    ahead.catch(() => 'reported in the round that awaits it');
    this.ahead = ahead;
  }

  /**
   * Rebuilding a story costs the same for one new article as for ten. So a batch waits until it is full, the queue
   * stops growing, or its first article has waited for a second.
   */
  private isGathering(found: number): boolean {
    const now = performance.now();
    const { count, since } = this.gathered;
    const waits = found > count && found < this.batch && now - Math.min(since, now) < GATHER_MS;
    this.gathered = waits ? { count: found, since: count === 0 ? now : since } : NOTHING_GATHERED;
    return waits;
  }

  /** An article that cannot be placed must not block others. Failing batches are halved until it is isolated. */
  private async writeOrNarrow(epoch: number, batch: PlacedBatch): Promise<void> {
    try {
      await this.write(epoch, batch);
      this.batch = Math.min(BATCH, this.batch * 2);
    } catch (error) {
      if (isOfContent(error)) this.narrow(batch.placed, error);
      throw error;
    }
  }

  private narrow(waiting: readonly StoryArticleRow[], error: unknown): void {
    const [article] = waiting;
    if (waiting.length > 1 || !article) {
      this.batch = Math.ceil(waiting.length / 2);
      return;
    }
    if (this.refused.size < MAX_REFUSED) this.refused.add(article.id);
    this.logger.error(
      { err: error, article: article.id },
      'article cannot be placed, retrying after the next start',
    );
  }

  private async write(epoch: number, { placed, topics, opened, now }: PlacedBatch): Promise<void> {
    const started = performance.now();
    await this.epochs.write(epoch, (tx) => this.rebuilds.rebuild(tx, topics, placed, now), now);
    const ms = Math.round(performance.now() - started);
    countPlaced(placed.length, ms);
    this.logger.info({ placed: placed.length, topics: topics.length, opened, ms }, 'articles placed');
    await this.keepStatistics(placed.length);
  }

  /** Autovacuum comes too late for a burst. Each time that the number of placed articles has doubled is often enough. */
  private async keepStatistics(placed: number): Promise<void> {
    this.placed.all += placed;
    if (this.placed.all < Math.max(FIRST_ANALYZED, 2 * this.placed.analyzed)) return;
    this.placed.analyzed = this.placed.all;
    await analyzePlaces(this.db);
  }
}
