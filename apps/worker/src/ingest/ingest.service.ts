import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { LIVE_PACE } from '#domain/ingest/schedule';
import { untilNews } from '#domain/news-clock';
import { NewsClock } from '#persistence/news-clock';
import { RunTimeSettings } from '#persistence/settings';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { type ClaimedHost, ClaimService } from './claim.service.js';
import { HostQueue, scopeAt } from './host-queue.js';
import { countVisit } from './ingest-metrics.js';
import { Lanes } from './lanes.js';
import { LeaseLost } from './store.service.js';
import { VisitService } from './visit.service.js';
import type { VisitReport } from './visit-report.js';

/** The number of hosts visited concurrently. Visits that only wait to be written with others do not count. */
const LANES = 32;

/** No new hosts are claimed after this, so that new articles get placed (ms). */
const ROUND_MS = 3000;

const MINUTE_MS = 60_000;

/** A timer may fire slightly early (ms). */
const ALARM_SLACK_MS = 5;

/**
 * Reads due feeds: claims hosts, visits their feeds one after the other, releases the hosts. A slow host occupies one
 * lane and does not delay the round.
 */
@Injectable()
export class IngestService implements BeforeApplicationShutdown {
  /** Called after each visit. Commands use it for their totals. */
  onVisit: (report: VisitReport) => void = () => {};
  private readonly lanes = new Lanes(LANES);
  private readonly hosts: HostQueue;
  private visits = 0;
  private stopping = false;

  constructor(
    private readonly clock: NewsClock,
    private readonly claims: ClaimService,
    private readonly visitor: VisitService,
    private readonly settings: RunTimeSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.hosts = new HostQueue(clock, claims, logger, LANES);
  }

  /**
   * Visits due feeds for a few seconds at most.
   * @returns the number of completed visits, 0 if nothing is due. Visits still running count in the next round.
   */
  async round(): Promise<number> {
    const end = performance.now() + ROUND_MS;
    const alarm = setTimeout(() => this.lanes.wake(), ROUND_MS + ALARM_SLACK_MS);
    this.hosts.allowClaim();
    try {
      while (!this.stopping && performance.now() < end) {
        if (!this.lanes.full && (await this.startNext())) continue;
        if (!this.lanes.idle) await this.lanes.changed();
        else if (!(await this.hosts.releaseVisited())) break;
      }
    } finally {
      clearTimeout(alarm);
      await this.hosts.releaseAll();
    }
    const visited = this.visits;
    this.visits = 0;
    return visited;
  }

  /** No visit is running. */
  get isIdle(): boolean {
    return this.lanes.idle;
  }

  /** Time until the next check (ms), or null if there is none. */
  async untilDue(): Promise<number | null> {
    const state = await this.clock.current();
    if (state === null) return null;
    const wall = systemClock.now();
    const next = await this.claims.nextCheckAt(scopeAt(state, wall));
    return next && untilNews(state.time, next, wall);
  }

  /** Starts no more visits and releases waiting hosts. Running requests are aborted meanwhile. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.hosts.releaseAll();
  }

  /** Stores fetched documents before the database closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.lanes.drained();
    await this.hosts.releaseAll();
  }

  /** Starts the next host in a free lane. Returns false if none is due. */
  private async startNext(): Promise<boolean> {
    await this.hosts.fill();
    const host = this.stopping ? undefined : this.hosts.take();
    if (host === undefined) return false;
    this.lanes.start((leave) => this.visitHost(host, leave));
    return true;
  }

  /**
   * If a visit fails, the host is not released: it stays blocked until its lease expires.
   * @param leave called when the last feed's response has come and brought no document
   */
  private async visitHost(host: ClaimedHost, leave: () => void): Promise<void> {
    const { claim, feeds, scope } = host;
    let visited: number | undefined;
    try {
      const livePace = { ...LIVE_PACE, minIntervalMs: await this.shortestIntervalMs() };
      for (const feed of feeds) {
        if (visited !== undefined && !(await this.claims.renew(host))) break;
        visited = feed.id;
        const report = this.stopping
          ? null
          : await this.visitor.visit(
              { feed, claim, now: scope.newsNow, livePace },
              feed === feeds.at(-1) ? leave : undefined,
            );
        if (report === null) break;
        this.report(host, feed.id, report);
      }
      this.hosts.visited(host);
    } catch (error) {
      const of = { feed: visited, host: claim.hostKey };
      if (error instanceof LeaseLost) this.logger.warn(of, error.message);
      else this.logger.error({ ...of, err: error }, 'visit failed, feed stays due');
    }
  }

  private async shortestIntervalMs(): Promise<number> {
    return (await this.settings.current()).shortest_interval_minutes * MINUTE_MS;
  }

  private report({ claim, scope }: ClaimedHost, feed: number, report: VisitReport): void {
    this.visits++;
    this.onVisit(report);
    countVisit(report);
    this.logger.info({ feed, host: claim.hostKey, at: scope.newsNow, ...report }, 'feed visited');
  }
}
