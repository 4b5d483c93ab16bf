import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  claimHost,
  Database,
  type DueFeedRow,
  type DueScope,
  dueFeeds,
  type HostClaim,
  releaseHost,
  renewLease,
} from '#persistence';
import { systemClock } from '#platform';

/** Longer than any single visit; a killed worker's host is free again after it (ms). */
const LEASE_MS = 90_000;

/** Between two questions to one live host (ms). */
const POLITENESS_MS = 2000;

/** Feeds of one host that are read under one claim. */
const FEEDS_PER_CLAIM = 20;

export interface ClaimedHost {
  claim: HostClaim;
  feeds: DueFeedRow[];
}

/** Claims hosts, not feeds: each host is asked by one worker at a time, and not more often than is polite. */
@Injectable()
export class ClaimService {
  constructor(private readonly db: Database) {}

  /** The host that has waited longest, with its due feeds; null when nothing is due. */
  async next(scope: DueScope): Promise<ClaimedHost | null> {
    const wall = systemClock.now();
    const claim = await claimHost(this.db, scope, { id: randomUUID(), wall, until: after(wall, LEASE_MS) });
    if (claim === null) return null;
    return { claim, feeds: await dueFeeds(this.db, claim.hostKey, scope, this.feedsPerClaim(scope)) };
  }

  /** False when the lease ran out and somebody else may be asking. */
  renew(claim: HostClaim): Promise<boolean> {
    return renewLease(this.db, claim, after(systemClock.now(), LEASE_MS));
  }

  /** A live host rests after each visit; a recording's server needs no rest. */
  release(claim: HostClaim, scope: DueScope): Promise<void> {
    const rest = scope.recording === null ? POLITENESS_MS : 0;
    return releaseHost(this.db, claim, after(systemClock.now(), rest));
  }

  /** Live, one feed a claim: the next one waits for the politeness gap without anybody waiting for it. */
  private feedsPerClaim(scope: DueScope): number {
    return scope.recording === null ? 1 : FEEDS_PER_CLAIM;
  }
}

function after(wall: Date, ms: number): Date {
  return new Date(wall.getTime() + ms);
}
