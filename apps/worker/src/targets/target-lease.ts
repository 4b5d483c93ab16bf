import type { Database } from '#persistence/database';
import { releaseTarget, renewTargetLease } from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';

/** For how long a target is a worker's own (ms). After a crash or an error, nobody sends to it until then. */
export const TARGET_LEASE_MS = 60_000;
const RENEW_MS = 20_000;

interface LeaseLimits {
  leaseMs: number;
  renewMs: number;
}

/** A worker's hold on a target. Once another worker has the target, this one changes nothing of its lease. */
export class TargetLease {
  constructor(
    private readonly db: Database,
    private readonly logger: Logger,
    private readonly target: { id: number; until: Date },
    private readonly limits: LeaseLimits = { leaseMs: TARGET_LEASE_MS, renewMs: RENEW_MS },
  ) {}

  /** Returns false if another worker has the target. */
  async renew(): Promise<boolean> {
    const until = new Date(systemClock.now().getTime() + this.limits.leaseMs);
    const isMine = await renewTargetLease(this.db, this.target.id, { mine: this.target.until, until });
    if (isMine) this.target.until = until;
    return isMine;
  }

  /** Keeps the lease while `work` runs, however long that takes: a mail may wait for a free connection. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    let renewal: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      renewal = this.renew().catch((error: unknown) =>
        this.logger.warn({ err: error, target: this.target.id }, 'lease of a target not renewed'),
      );
    }, this.limits.renewMs);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await renewal;
    }
  }

  release(): Promise<void> {
    return releaseTarget(this.db, this.target.id, this.target.until);
  }
}
