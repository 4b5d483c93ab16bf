import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { untilNews } from '#domain/news-clock';
import { NewsClock } from '#persistence/news-clock';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { type ClaimedHost, ClaimService } from './claim.service.js';
import { HostQueue, scopeAt } from './host-queue.js';
import { countVisit } from './ingest-metrics.js';
import { Lanes } from './lanes.js';
import { LeaseLost } from './store.service.js';
import { VisitService } from './visit.service.js';
import type { VisitReport } from './visit-report.js';

/** How many hosts are asked side by side. */
const LANES = 32;

/** No new hosts are claimed after this, so that what was read gets placed (ms). */
const ROUND_MS = 3000;

/** A timer may be early by a little. */
const ALARM_SLACK_MS = 5;

/**
 * Reads due feeds: claims hosts, visits each one's feeds one after the other, gives the hosts back. A host that lets us
 * wait holds its lane and no other: rounds go on around it.
 */
@Injectable()
export class IngestService implements BeforeApplicationShutdown {
  /** Told of every visit: a command adds them up. */
  onVisit: (report: VisitReport) => void = () => {};
  private readonly lanes = new Lanes(LANES);
  private readonly hosts: HostQueue;
  private visits = 0;
  private stopping = false;

  constructor(
    private readonly clock: NewsClock,
    private readonly claims: ClaimService,
    private readonly visitor: VisitService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.hosts = new HostQueue(clock, claims, logger, LANES);
  }

  /**
   * Visits what is due, for a few seconds at most; answers how many feeds were visited, 0 when none is due. What is then
   * still being visited goes on, and counts for the next round.
   */
  async round(): Promise<number> {
    const end = performance.now() + ROUND_MS;
    const alarm = setTimeout(() => this.lanes.wake(), ROUND_MS + ALARM_SLACK_MS);
    this.hosts.askAnew();
    try {
      while (!this.stopping && performance.now() < end) {
        if (!this.lanes.full && (await this.startNext())) continue;
        if (!this.lanes.idle) await this.lanes.changed();
        else if (!(await this.hosts.giveBack())) break;
      }
    } finally {
      clearTimeout(alarm);
      await this.hosts.giveBackAll();
    }
    const visited = this.visits;
    this.visits = 0;
    return visited;
  }

  /** Nothing is being visited. */
  get isIdle(): boolean {
    return this.lanes.idle;
  }

  /** In how many milliseconds the next check comes; null without one to come. */
  async untilDue(): Promise<number | null> {
    const state = await this.clock.current();
    if (state === null) return null;
    const wall = systemClock.now();
    const next = await this.claims.nextCheckAt(scopeAt(state, wall));
    return next && untilNews(state.time, next, wall);
  }

  /** Starts nothing more and gives back what waited. What is being fetched is cut off meanwhile. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.hosts.giveBackAll();
  }

  /** What was fetched is stored, while there is a database. */
  async onApplicationShutdown(): Promise<void> {
    await this.lanes.drained();
    await this.hosts.giveBackAll();
  }

  /** Sends the next host down a free lane; false when none is due. */
  private async startNext(): Promise<boolean> {
    await this.hosts.fill();
    const host = this.stopping ? undefined : this.hosts.take();
    if (host === undefined) return false;
    this.lanes.start(() => this.visitHost(host));
    return true;
  }

  /** A host whose visit failed is not given back: nobody asks it before its lease runs out. */
  private async visitHost(host: ClaimedHost): Promise<void> {
    const { claim, feeds, scope } = host;
    let asked: number | undefined;
    try {
      for (const feed of feeds) {
        if (asked !== undefined && !(await this.claims.renew(host))) break;
        asked = feed.id;
        const report = this.stopping ? null : await this.visitor.visit({ feed, claim, now: scope.newsNow });
        if (report === null) break;
        this.report(host, feed.id, report);
      }
      this.hosts.visited(host);
    } catch (error) {
      const of = { feed: asked, host: claim.hostKey };
      if (error instanceof LeaseLost) this.logger.warn(of, error.message);
      else this.logger.error({ ...of, err: error }, 'visit failed: the feed stays due');
    }
  }

  private report({ claim, scope }: ClaimedHost, feed: number, report: VisitReport): void {
    this.visits++;
    this.onVisit(report);
    countVisit(report);
    this.logger.info({ feed, host: claim.hostKey, at: scope.newsNow, ...report }, 'feed visited');
  }
}
