import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { newsNow } from '#domain';
import { type DueScope, NewsClock } from '#persistence';
import { type Logger, systemClock } from '#platform';
import { countVisit } from '../metrics/ingest-metrics.js';
import { LOGGER } from '../tokens.js';
import { type ClaimedBatch, type ClaimedHost, ClaimService } from './claim.service.js';
import { Lanes } from './lanes.js';
import { LeaseLost } from './store.service.js';
import { type VisitReport, VisitService } from './visit.service.js';

/** How many hosts are asked side by side. */
const LANES = 12;

/** Hosts that are claimed together: live no more than can be asked within a lease, even if each takes its time-out. */
const BATCH = 2 * LANES;
const RECORDED_BATCH = 100;

/** No new hosts are claimed after this, so that what was read gets placed (ms). */
const ROUND_MS = 3000;

/** A timer may be early by a little. */
const ALARM_SLACK_MS = 5;

/** A batch on its way: it is given back as a whole, once all its hosts are through. */
interface BatchInHand {
  batch: ClaimedBatch;
  /** Hosts that are not through. */
  left: number;
  visited: ClaimedHost[];
}

/**
 * Reads due feeds: claims hosts, visits each one's feeds one after the other, gives the hosts back. A host that lets us
 * wait holds its lane and no other: rounds go on around it.
 */
@Injectable()
export class IngestService implements BeforeApplicationShutdown, OnApplicationShutdown {
  /** Told of every visit: a command adds them up. */
  onVisit: (report: VisitReport) => void = () => {};
  private readonly lanes = new Lanes(LANES);
  private waiting: { host: ClaimedHost; inHand: BatchInHand }[] = [];
  private visits = 0;
  /** Nothing was due, and nothing was given back since. */
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
        if (this.lanes.idle) break;
        await this.lanes.changed();
      }
    } finally {
      clearTimeout(alarm);
    }
    const visited = this.visits;
    this.visits = 0;
    return visited;
  }

  /** Starts nothing more and gives back what waited. What is being fetched is cut off meanwhile. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.giveBackWaiting();
  }

  /** What was fetched is stored, while there is a database. */
  onApplicationShutdown(): Promise<void> {
    return this.lanes.drained();
  }

  private async giveBackWaiting(): Promise<void> {
    for (const { host, inHand } of this.waiting.splice(0)) await this.through(host, inHand);
  }

  /** Sends the next host down a free lane; false when none is due. */
  private async startNext(): Promise<boolean> {
    if (this.waiting.length === 0 && !this.exhausted) await this.claim();
    if (this.stopping) await this.giveBackWaiting();
    const next = this.waiting.shift();
    if (next === undefined) return false;
    const { host, inHand } = next;
    this.lanes.start(async () => {
      const fine = await this.visitHost(host, inHand.batch.scope);
      await this.through(fine ? host : null, inHand);
    });
    return true;
  }

  private async claim(): Promise<void> {
    const scope = await this.scope();
    const size = scope?.recording === null ? BATCH : RECORDED_BATCH;
    const batch = scope === null ? null : await this.claims.next(scope, size);
    this.exhausted = batch === null;
    if (batch === null) return;
    const inHand = { batch, left: batch.hosts.length, visited: [] };
    this.waiting = batch.hosts.map((host) => ({ host, inHand }));
  }

  /** A host whose visit failed (null) is not given back: nobody asks it before its lease runs out. */
  private async through(host: ClaimedHost | null, inHand: BatchInHand): Promise<void> {
    if (host !== null) inHand.visited.push(host);
    if (--inHand.left > 0) return;
    try {
      await this.claims.release({ ...inHand.batch, hosts: inHand.visited });
      this.exhausted = false;
    } catch (error) {
      this.logger.error({ err: error }, 'hosts were not given back: their leases run out');
    }
  }

  /** Which feeds are read, and what time it is for them; null before the launcher has set the clock. */
  private async scope(): Promise<DueScope | null> {
    const state = await this.clock.current();
    if (state === null) return null;
    return { recording: state.recording?.name ?? null, newsNow: newsNow(state.time, systemClock.now()) };
  }

  /** False when a visit failed in a way that says nothing of the feed. */
  private async visitHost({ claim, feeds }: ClaimedHost, scope: DueScope): Promise<boolean> {
    const now = scope.newsNow;
    let asked: number | undefined;
    try {
      for (const feed of feeds) {
        if (asked !== undefined && !(await this.claims.renew(claim, scope))) break;
        asked = feed.id;
        const report = this.stopping ? null : await this.visitor.visit({ feed, claim, now });
        if (report === null) break;
        this.visits++;
        this.onVisit(report);
        countVisit(report);
        this.logger.info({ feed: feed.id, host: claim.hostKey, at: now, ...report }, 'feed visited');
      }
      return true;
    } catch (error) {
      if (error instanceof LeaseLost) this.logger.warn({ feed: asked, host: claim.hostKey }, error.message);
      else
        this.logger.error(
          { feed: asked, host: claim.hostKey, err: error },
          'visit failed: the feed stays due',
        );
      return false;
    }
  }
}
