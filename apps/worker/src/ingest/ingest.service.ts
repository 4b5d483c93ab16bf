import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { newsNow } from '#domain';
import { type DueScope, NewsClock } from '#persistence';
import { type Logger, systemClock } from '#platform';
import { countVisit } from '../metrics/ingest-metrics.js';
import { LOGGER } from '../tokens.js';
import { type ClaimedBatch, type ClaimedHost, ClaimService } from './claim.service.js';
import { LeaseLost } from './store.service.js';
import { type VisitReport, VisitService } from './visit.service.js';

/** Hosts that are claimed together: live no more than can be asked within a lease. */
const BATCH = 16;
const RECORDED_BATCH = 100;
/** How many of them are asked side by side. */
const LANES = 8;

/** No new hosts are claimed after this, so that what was read gets placed (ms). */
const ROUND_MS = 3000;

/** Reads due feeds: claims hosts, visits each one's feeds one after the other, gives the hosts back. */
@Injectable()
export class IngestService implements BeforeApplicationShutdown {
  /** Told of every visit: a command adds them up. */
  onVisit: (report: VisitReport) => void = () => {};
  private stopping = false;

  constructor(
    private readonly clock: NewsClock,
    private readonly claims: ClaimService,
    private readonly visits: VisitService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Visits what is due, for a few seconds at most; answers how many feeds were visited, 0 when none is due. */
  async round(): Promise<number> {
    const end = systemClock.now().getTime() + ROUND_MS;
    let visited = 0;
    while (!this.stopping && systemClock.now().getTime() < end) {
      const scope = await this.scope();
      const batch =
        scope === null
          ? null
          : await this.claims.next(scope, scope.recording === null ? BATCH : RECORDED_BATCH);
      if (batch === null) break;
      visited += await this.visitBatch(batch);
    }
    return visited;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Which feeds are read, and what time it is for them; null before the launcher has set the clock. */
  private async scope(): Promise<DueScope | null> {
    const state = await this.clock.current();
    if (state === null) return null;
    return { recording: state.recording?.name ?? null, newsNow: newsNow(state.time, systemClock.now()) };
  }

  private async visitBatch(batch: ClaimedBatch): Promise<number> {
    const waiting = batch.hosts.values();
    const lane = async () => {
      let visited = 0;
      for (const host of waiting) visited += await this.visitHost(host, batch.scope);
      return visited;
    };
    try {
      const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
      const failed = lanes.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      return lanes.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
    } finally {
      await this.claims.release(batch);
    }
  }

  private async visitHost({ claim, feeds }: ClaimedHost, scope: DueScope): Promise<number> {
    const now = scope.newsNow;
    let visited = 0;
    let asked: number | undefined;
    try {
      for (const feed of feeds) {
        asked = feed.id;
        if (visited > 0 && !(await this.claims.renew(claim, scope))) break;
        const report = this.stopping ? null : await this.visits.visit({ feed, claim, now });
        if (report === null) break;
        visited++;
        this.onVisit(report);
        countVisit(report);
        this.logger.info({ feed: feed.id, host: claim.hostKey, at: now, ...report }, 'feed visited');
      }
    } catch (error) {
      if (error instanceof LeaseLost) this.logger.warn({ feed: asked, host: claim.hostKey }, error.message);
      else
        this.logger.error(
          { feed: asked, host: claim.hostKey, err: error },
          'visit failed: the feed stays due',
        );
    }
    return visited;
  }
}
