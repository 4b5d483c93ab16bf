import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  claimHosts,
  Database,
  type DueFeedRow,
  type DueScope,
  dueFeeds,
  type HostClaim,
  releaseHosts,
  renewLease,
} from '#persistence';
import { type Settings, systemClock } from '#platform';
import { SETTINGS } from '../tokens.js';

/** Longer than a batch takes, live and recorded; a killed worker's hosts are free again after it (ms). */
const LIVE_LEASE_MS = 120_000;
const RECORDED_LEASE_MS = 15_000;

/** Feeds of one host that are read under one claim. */
const FEEDS_PER_CLAIM = 20;

/** A claimed host with its due feeds. */
export interface ClaimedHost {
  claim: HostClaim;
  feeds: DueFeedRow[];
}

/** Hosts that are leased together and given back together. */
export interface ClaimedBatch {
  leaseId: string;
  scope: DueScope;
  hosts: ClaimedHost[];
}

/** Claims hosts, not feeds: each host is asked by one worker at a time, and not more often than is polite. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The hosts that have waited longest, with their due feeds; null when nothing is due. */
  async next(scope: DueScope, limit: number): Promise<ClaimedBatch | null> {
    const leaseId = randomUUID();
    const wall = systemClock.now();
    const keys = await claimHosts(
      this.db,
      scope,
      { id: leaseId, wall, until: after(wall, leaseMs(scope)) },
      limit,
    );
    if (keys.length === 0) return null;
    const feeds = await dueFeeds(this.db, keys, scope, feedsPerClaim(scope));
    const hosts = keys.map((hostKey) => ({
      claim: { hostKey, leaseId },
      feeds: feeds.filter((feed) => feed.host_key === hostKey),
    }));
    return { leaseId, scope, hosts };
  }

  /** False when the lease ran out and somebody else may be asking. */
  renew(claim: HostClaim, scope: DueScope): Promise<boolean> {
    return renewLease(this.db, claim, after(systemClock.now(), leaseMs(scope)));
  }

  /** Live hosts rest after a visit; a recording's server needs no rest. */
  release({ leaseId, scope, hosts }: ClaimedBatch): Promise<void> {
    const lease = { id: leaseId, hostKeys: hosts.map((host) => host.claim.hostKey) };
    const rest = scope.recording === null ? this.settings.HOST_GAP_MS : 0;
    return releaseHosts(this.db, lease, after(systemClock.now(), rest));
  }
}

/** Live, one feed a claim: the next one waits for the politeness gap without anybody waiting for it. */
function feedsPerClaim(scope: DueScope): number {
  return scope.recording === null ? 1 : FEEDS_PER_CLAIM;
}

function leaseMs(scope: DueScope): number {
  return scope.recording === null ? LIVE_LEASE_MS : RECORDED_LEASE_MS;
}

function after(wall: Date, ms: number): Date {
  return new Date(wall.getTime() + ms);
}
