import { newsNow } from '#domain/news-clock';
import type { DueScope } from '#persistence/ingest/schedule';
import type { NewsClock, NewsClockState } from '#persistence/news-clock';
import { type Logger, systemClock } from '#platform/runtime';
import type { ClaimedHost, ClaimService } from './claim.service.js';

/**
 * Hosts that are claimed together: about as many as are visited in a short while, so that no worker sits on what others could
 * visit; at least two a lane. Those that are not visited in the round are given back at its end.
 */
const FEWEST_PER_LANE = 2;
const MOST = 200;
const SHORT_WHILE_MS = 400;

/** Hosts that are through are given back together, or when so many are while others still let us wait. */
const GIVE_BACK = 16;

/** The hosts that this worker holds: claimed in bunches, handed out one by one, given back together. */
export class HostQueue {
  /** Claimed, and not visited yet. */
  private waiting: ClaimedHost[] = [];
  /** Visited, and not given back yet. */
  private through: ClaimedHost[] = [];
  private readonly fewest: number;
  private claimSize: number;
  private claimedAt = Number.NEGATIVE_INFINITY;
  /** Nothing was due when we last asked, and little was visited since. */
  private exhausted = false;

  constructor(
    private readonly clock: NewsClock,
    private readonly claims: ClaimService,
    private readonly logger: Logger,
    lanes: number,
  ) {
    this.fewest = FEWEST_PER_LANE * lanes;
    this.claimSize = this.fewest;
  }

  /** Something may have become due. */
  askAnew(): void {
    this.exhausted = false;
  }

  /** Claims more where none waits, unless nothing was due just now. */
  async fill(): Promise<void> {
    if (this.waiting.length > 0 || this.exhausted) return;
    await this.giveBack();
    const state = await this.clock.current();
    const now = performance.now();
    const isQuick = now - this.claimedAt < SHORT_WHILE_MS;
    this.claimSize = isQuick ? Math.min(MOST, this.claimSize * 2) : Math.max(this.fewest, this.claimSize / 2);
    this.claimedAt = now;
    const scope = state && scopeAt(state, systemClock.now());
    this.waiting = scope ? await this.claims.next(scope, Math.round(this.claimSize)) : [];
    this.exhausted = this.waiting.length === 0;
  }

  take(): ClaimedHost | undefined {
    return this.waiting.shift();
  }

  visited(host: ClaimedHost): void {
    this.through.push(host);
    if (this.through.length >= GIVE_BACK) this.exhausted = false;
  }

  /** Gives back the visited ones; false when there is none. */
  giveBack(): Promise<boolean> {
    return this.release(this.through.splice(0), 'visited');
  }

  async giveBackAll(): Promise<void> {
    await this.release(this.waiting.splice(0), 'unvisited');
    await this.giveBack();
  }

  private async release(hosts: readonly ClaimedHost[], how: 'visited' | 'unvisited'): Promise<boolean> {
    if (hosts.length === 0) return false;
    this.exhausted = false;
    try {
      await this.claims.release(hosts, how);
    } catch (error) {
      this.logger.error({ err: error }, 'hosts were not given back: their leases run out');
    }
    return true;
  }
}

/** Which feeds are read, and what time it is for them. */
export function scopeAt({ recording, time }: NewsClockState, wall: Date): DueScope {
  return { recording: recording?.name ?? null, newsNow: newsNow(time, wall) };
}
