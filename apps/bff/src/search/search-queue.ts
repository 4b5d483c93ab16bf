import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type RawSql, statementCancelled } from '#persistence/database';
import { SearchConnections } from '#persistence/search';
import { BoundedQueue } from '../http/bounded-queue.js';
import { tooSlow } from '../http/errors.js';
import { Reads } from '../replicas/reads.service.js';
import { unlessLate } from './unless-late.js';

/** Searches that run at once in this process. Each holds one connection. */
const SEARCHES_AT_ONCE = 3;
const MOST_WAITING = 100;
/** Search statements that take longer are cancelled, and none begins later than this. */
const SEARCH_TIMEOUT_MS = 2_000;
export const SEARCH_LIMITS = { most: SEARCHES_AT_ONCE, timeoutMs: SEARCH_TIMEOUT_MS };

/** Everything that searches waits here, so that searches never take the connections of other calls. */
@Injectable()
export class SearchQueue implements OnApplicationShutdown {
  private readonly queue = new BoundedQueue({ concurrency: SEARCHES_AT_ONCE, mostWaiting: MOST_WAITING });

  private readonly onReplicas = new Map<string, SearchConnections>();

  constructor(
    private readonly db: SearchConnections,
    private readonly reads: Reads,
  ) {}

  /** @throws ApiError 503 if too many searches wait, or if this one takes too long */
  run<T>(search: (db: RawSql) => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      try {
        return await this.reads.choose(
          ({ url }) => search(timed(this.connectionsTo(url))),
          () => search(timed(this.db)),
        );
      } catch (error) {
        throw statementCancelled(error) ? tooSlow() : error;
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.db, ...this.onReplicas.values()].map((connections) => connections.close()));
  }

  private connectionsTo(replica: string): SearchConnections {
    const known =
      this.onReplicas.get(replica) ?? new SearchConnections(replica, { ...SEARCH_LIMITS, isReplica: true });
    this.onReplicas.set(replica, known);
    return known;
  }
}

/** The primary gets its own time if a replica has failed. */
function timed(db: RawSql): RawSql {
  return unlessLate(db, performance.now() + SEARCH_TIMEOUT_MS);
}
