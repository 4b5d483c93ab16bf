import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { SystemCheck, SystemStatus } from '#contract/desk';
import { CHAIN_START, type ChainPlace, chainStillHas, checkAuditChain } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { cachedValue, systemClock } from '#platform/runtime';
import { InstallationService } from '../../health/installation.service.js';
import { Channels } from '../../http/channels.service.js';
import { type Problem, ProblemTimes } from './problem-times.js';

const CACHED_MS = 10_000;
/** The audit log is verified this often, each time from where it fitted last. */
const CHAIN_CHECKED_MS = 300_000;
/** Calls wait for connections if each of so many looks finds some, this long apart. */
const POOL_LOOKS = 5;
const POOL_LOOK_MS = 200;

/** What works and what does not, and since when. */
@Injectable()
export class SystemStatusService {
  private readonly times = new ProblemTimes();
  private readonly latest = cachedValue(() => this.look(), CACHED_MS);
  private readonly chainFault = cachedValue(() => this.lookAtChain(), CHAIN_CHECKED_MS);
  private verified: ChainPlace = CHAIN_START;

  constructor(
    private readonly db: Database,
    private readonly installation: InstallationService,
    private readonly channels: Channels,
  ) {}

  show(): Promise<SystemStatus> {
    return this.latest();
  }

  private async look(): Promise<SystemStatus> {
    const faults = await this.installation.faults();
    const of = (isIngest: boolean) => faults.filter((fault) => fault.isIngest === isIngest);
    const found = {
      API: this.apiFaults(),
      Database: [...of(false), ...(await this.poolFaults())],
      'News Fetching Service': of(true),
      'Audit Log': of(false).length > 0 ? [] : (await this.chainFault()).faults,
    };
    const now = systemClock.now();
    const checks = Object.entries(found).map(
      ([name, problems]): SystemCheck => ({ name, problems: this.times.of(name, problems, now) }),
    );
    return { checks, checkedAt: now.toISOString() };
  }

  /** A BFF that misses messages of the workers shows readers old news. */
  private apiFaults(): Problem[] {
    if (this.channels.isListening) return [];
    return [{ text: 'Changes by workers and other servers are not received.', lastsMs: null }];
  }

  /** Calls that arrive together wait for a moment. That is no fault yet. */
  private async poolFaults(): Promise<Problem[]> {
    for (let look = 1; look <= POOL_LOOKS; look++) {
      if (this.db.poolUse().waiting === 0) return [];
      await wait(POOL_LOOK_MS);
    }
    return [{ text: 'Calls wait for a connection to the database: raise DATABASE_POOL.', lastsMs: null }];
  }

  private async lookAtChain(): Promise<{ faults: Problem[] }> {
    const isKept = await chainStillHas(this.db, this.verified);
    const { last, brokenAt } = await checkAuditChain(this.db, isKept ? this.verified : CHAIN_START);
    this.verified = last;
    if (brokenAt !== null)
      return {
        faults: [
          {
            text: `Entry ${brokenAt} of the audit log does not fit: it or the one before it was changed or removed.`,
            lastsMs: null,
          },
        ],
      };
    return {
      faults: isKept ? [] : [{ text: 'Entries at the end of the audit log were removed.', lastsMs: null }],
    };
  }
}
