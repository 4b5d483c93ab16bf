import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import {
  claimHost,
  claimHosts,
  type DueFeedRow,
  type DueScope,
  dueFeeds,
  type HostClaim,
  nextCheckAt,
  releaseHosts,
  renewLease,
} from '#persistence/ingest/schedule';
import { type Settings, systemClock } from '#platform/runtime';
import { SETTINGS } from '../setup/tokens.js';

/** Margin of a lease: for waiting before the visit and before the write (ms). */
const LEASE_SLACK_MS = 30_000;

/** Leases are shorter in a replay, because its server is local. A killed worker's hosts are free sooner (ms). */
const RECORDED_LEASE_MS = 15_000;

/** The most feeds of one host that one claim covers in a replay. */
const FEEDS_PER_CLAIM = 20;

/** A claimed host with its due feeds. */
export interface ClaimedHost {
  claim: HostClaim;
  feeds: DueFeedRow[];
  scope: DueScope;
  /** System time. */
  leasedUntil: Date;
}

/** Claims hosts, not feeds. One worker at a time contacts a host, and leaves a gap between visits. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The hosts that have waited longest, with their due feeds. Empty if nothing is due. */
  async next(scope: DueScope, limit: number): Promise<ClaimedHost[]> {
    const lease = this.newLease(scope);
    const keys = await claimHosts(this.db, scope, lease, limit);
    if (keys.length === 0) return [];
    const due = await dueFeeds(this.db, keys, scope, feedsPerClaim(scope));
    const feeds = Map.groupBy(due, (feed) => feed.host_key);
    return keys.map((hostKey) => ({
      claim: { hostKey, leaseId: lease.id },
      feeds: feeds.get(hostKey) ?? [],
      scope,
      leasedUntil: lease.until,
    }));
  }

  /** Claims one live host, without its due feeds. Null if the host is leased or resting. */
  async one(hostKey: string): Promise<ClaimedHost | null> {
    const scope = { recording: null, newsNow: systemClock.now() };
    const lease = this.newLease(scope);
    if (!(await claimHost(this.db, hostKey, lease))) return null;
    return { claim: { hostKey, leaseId: lease.id }, feeds: [], scope, leasedUntil: lease.until };
  }

  /** Renews a lease after half of its time. Returns false if it expired and another worker may hold the host. */
  async renew(host: ClaimedHost): Promise<boolean> {
    const { claim, scope } = host;
    const wall = systemClock.now();
    const leaseMs = this.leaseMs(scope);
    if (host.leasedUntil.getTime() - wall.getTime() > leaseMs / 2) return true;
    const until = after(wall, leaseMs);
    const isOurs = await renewLease(this.db, claim, until);
    if (isOurs) host.leasedUntil = until;
    return isOurs;
  }

  /** The next scheduled check, or null. */
  nextCheckAt(scope: DueScope): Promise<Date | null> {
    return nextCheckAt(this.db, scope);
  }

  /** After a visit, live hosts rest for at least `restMs`. A recording's server needs no rest. */
  release(hosts: readonly ClaimedHost[], how: 'visited' | 'unvisited', restMs = 0): Promise<void> {
    const rests = how === 'visited' && hosts.some((host) => host.scope.recording === null);
    const claims = hosts.map((host) => host.claim);
    const gapMs = rests ? Math.max(restMs, this.settings.HOST_GAP_MS) : 0;
    return releaseHosts(this.db, claims, after(systemClock.now(), gapMs));
  }

  private newLease(scope: DueScope): { id: string; wall: Date; until: Date } {
    const wall = systemClock.now();
    return { id: randomUUID(), wall, until: after(wall, this.leaseMs(scope)) };
  }

  /** Longer than any visit. A killed worker's hosts become free after it. */
  private leaseMs(scope: DueScope): number {
    return scope.recording === null ? this.settings.FETCH_TIMEOUT_MS + LEASE_SLACK_MS : RECORDED_LEASE_MS;
  }
}

/** With live feeds, a claim covers one feed. So no worker waits while the host rests. */
function feedsPerClaim(scope: DueScope): number {
  return scope.recording === null ? 1 : FEEDS_PER_CLAIM;
}

function after(wall: Date, ms: number): Date {
  return new Date(wall.getTime() + ms);
}
