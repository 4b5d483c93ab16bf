import { newsNow } from '#domain/news-clock';
import type { DueScope } from '#persistence/ingest/schedule';
import type { NewsClock, NewsClockState } from '#persistence/news-clock';
import { type Logger, systemClock } from '#platform/runtime';
import type { ClaimedHost, ClaimService } from './claim.service.js';

/**
 * The number of hosts claimed together. It adapts to what is visited in a short time, so that no worker holds hosts
 * that others could visit. Unvisited hosts are released at the end of the round.
 */
const FEWEST_PER_LANE = 2;
const MOST = 800;
const SHORT_WHILE_MS = 400;

/**
 * Visited hosts are released together, or at this share of a claim while other visits still run. Then their other feeds can be claimed.
 * A claim that finds nothing looks through all feeds that are being visited, so it must not come too often.
 */
const RELEASE_SHARE = 1 / 4;

/** The hosts that this worker has claimed. They are claimed and released in groups and visited one by one. */
export class HostQueue {
  /** Claimed, not visited yet. */
  private waiting: ClaimedHost[] = [];
  /** Visited, not released yet. */
  private done: ClaimedHost[] = [];
  private readonly fewest: number;
  private claimSize: number;
  private claimedAt = Number.NEGATIVE_INFINITY;
  /** Nothing was due at the last claim, and few hosts were visited since. */
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

  /** Allows a new claim, because something may have become due. */
  allowClaim(): void {
    this.exhausted = false;
  }

  /** Claims more hosts if none are left, unless nothing was due just now. */
  async fill(): Promise<void> {
    if (this.waiting.length > 0 || this.exhausted) return;
    await this.releaseVisited();
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
    this.done.push(host);
    if (this.done.length >= RELEASE_SHARE * this.claimSize) this.exhausted = false;
  }

  /** Releases the visited hosts. Returns false if there are none. */
  releaseVisited(): Promise<boolean> {
    return this.release(this.done.splice(0), 'visited');
  }

  async releaseAll(): Promise<void> {
    await this.release(this.waiting.splice(0), 'unvisited');
    await this.releaseVisited();
  }

  private async release(hosts: readonly ClaimedHost[], how: 'visited' | 'unvisited'): Promise<boolean> {
    if (hosts.length === 0) return false;
    this.exhausted = false;
    try {
      await this.claims.release(hosts, how);
    } catch (error) {
      this.logger.error({ err: error }, 'hosts not released, their leases will expire');
    }
    return true;
  }
}

/** The feed set to read, and its news time. */
export function scopeAt({ recording, time }: NewsClockState, wall: Date): DueScope {
  return { recording: recording?.name ?? null, newsNow: newsNow(time, wall) };
}
