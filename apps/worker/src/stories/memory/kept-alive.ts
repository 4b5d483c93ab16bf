import type { Queryable } from '#persistence/database';
import { keepAlive } from '#persistence/stories';
import type { InPause } from './with-pauses.js';

const EVERY_MS = 1000;

/**
 * For the pauses of long work inside a keeper's transaction. The server ends such a transaction when it has been idle for seconds.
 * A busy machine can take longer than that to decide a few hundred topics, and a repetition would take just as long.
 */
export function keptAlive(tx: Queryable, everyMs = EVERY_MS): InPause {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < everyMs) return;
    await keepAlive(tx);
    last = performance.now();
  };
}
