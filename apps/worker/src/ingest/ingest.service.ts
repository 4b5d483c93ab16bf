import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { newsNow, untilNews } from '#domain';
import { type DueScope, NewsClock, type NewsClockState } from '#persistence';
import { type Logger, systemClock } from '#platform';
import { countVisit } from '../metrics/ingest-metrics.js';
import { LOGGER } from '../tokens.js';
import { type ClaimedHost, ClaimService } from './claim.service.js';
import { Lanes } from './lanes.js';
import { LeaseLost } from './store.service.js';
import { type VisitReport, VisitService } from './visit.service.js';

/** How many hosts are asked side by side. */
const LANES = 16;

/**
 * Hosts that are claimed together: about as many as are visited in a short while, so that no worker sits on what others could
 * visit. Those that are not visited in the round are given back at its end.
 */
const FEWEST = 2 * LANES;
const MOST = 200;
const SHORT_WHILE_MS = 400;

/** Hosts that are through are given back together, or when so many are while others still let us wait. */
const GIVE_BACK = 16;

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
  /** Claimed, and not visited yet. */
  private waiting: ClaimedHost[] = [];
  /** Visited, and not given back yet. */
  private through: ClaimedHost[] = [];
  private visits = 0;
  private claimSize = FEWEST;
  private claimedAt = Number.NEGATIVE_INFINITY;
  /** Nothing was due when we last asked, and little was visited since. */
  private exhausted = false;
  private stopping = false;

  constructor(
    private readonly clock: NewsClock,
    private readonly claims: ClaimService,
    private readonly visitor: VisitService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Visits what is due, for a few seconds at most; answers how many feeds were visited, 0 when none is due. What is then
   * still being visited goes on, and counts for the next round.
   */
  async round(): Promise<number> {
    const end = performance.now() + ROUND_MS;
    const alarm = setTimeout(() => this.lanes.wake(), ROUND_MS + ALARM_SLACK_MS);
    this.exhausted = false;
    try {
      while (!this.stopping && performance.now() < end) {
        if (!this.lanes.full && (await this.startNext())) continue;
        if (!this.lanes.idle) await this.lanes.changed();
        else if (this.through.length > 0) await this.giveBack();
        else break;
      }
    } finally {
      clearTimeout(alarm);
      await this.giveBackAll();
    }
    const visited = this.visits;
    this.visits = 0;
    return visited;
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
    await this.giveBackAll();
  }

  /** What was fetched is stored, while there is a database. */
  async onApplicationShutdown(): Promise<void> {
    await this.lanes.drained();
    await this.giveBackAll();
  }

  /** Sends the next host down a free lane; false when none is due. */
  private async startNext(): Promise<boolean> {
    if (this.waiting.length === 0 && !this.exhausted) await this.claim();
    const host = this.stopping ? undefined : this.waiting.shift();
    if (host === undefined) return false;
    this.lanes.start(() => this.visitHost(host));
    return true;
  }

  private async claim(): Promise<void> {
    await this.giveBack();
    const state = await this.clock.current();
    const now = performance.now();
    const isQuick = now - this.claimedAt < SHORT_WHILE_MS;
    this.claimSize = isQuick ? Math.min(MOST, this.claimSize * 2) : Math.max(FEWEST, this.claimSize / 2);
    this.claimedAt = now;
    const scope = state && scopeAt(state, systemClock.now());
    this.waiting = scope ? await this.claims.next(scope, Math.round(this.claimSize)) : [];
    this.exhausted = this.waiting.length === 0;
  }

  private async giveBackAll(): Promise<void> {
    const unvisited = this.waiting.splice(0);
    await this.release(unvisited, 'unvisited');
    await this.giveBack();
  }

  private giveBack(): Promise<void> {
    return this.release(this.through.splice(0), 'visited');
  }

  private async release(hosts: readonly ClaimedHost[], how: 'visited' | 'unvisited'): Promise<void> {
    if (hosts.length === 0) return;
    this.exhausted = false;
    try {
      await this.claims.release(hosts, how);
    } catch (error) {
      this.logger.error({ err: error }, 'hosts were not given back: their leases run out');
    }
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
      this.through.push(host);
      if (this.through.length >= GIVE_BACK) this.exhausted = false;
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

/** Which feeds are read, and what time it is for them. */
function scopeAt({ recording, time }: NewsClockState, wall: Date): DueScope {
  return { recording: recording?.name ?? null, newsNow: newsNow(time, wall) };
}
