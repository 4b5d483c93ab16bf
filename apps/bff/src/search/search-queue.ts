import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { statementCancelled } from '#persistence/database';
import { SearchConnections } from '#persistence/search';
import { BoundedQueue } from '../http/bounded-queue.js';
import { tooSlow } from '../http/errors.js';

/** Searches that run at once in this process. Each holds one connection. */
export const SEARCHES_AT_ONCE = 3;
const MOST_WAITING = 100;

/** Everything that searches waits here, so that searches never take the connections of other calls. */
@Injectable()
export class SearchQueue implements OnApplicationShutdown {
  private readonly queue = new BoundedQueue({ concurrency: SEARCHES_AT_ONCE, mostWaiting: MOST_WAITING });

  constructor(private readonly db: SearchConnections) {}

  /** @throws ApiError 503 if too many searches wait, or if a statement takes too long */
  run<T>(search: (db: SearchConnections) => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      try {
        return await search(this.db);
      } catch (error) {
        throw statementCancelled(error) ? tooSlow() : error;
      }
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.db.close();
  }
}
