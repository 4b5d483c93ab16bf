import type { IngestService } from '../../apps/worker/src/ingest/ingest.service.js';

/** A visit that ended between a round's last count and our look is counted by the next. */
const QUIET_ROUNDS = 2;

/**
 * Visits feeds until none is due or being visited; answers how many were visited. On a slow machine a visit outlasts its
 * round, which then answers 0, and counts for the next.
 */
export async function readUntilIdle(ingest: IngestService): Promise<number> {
  let visited = 0;
  for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
    const more = await ingest.round();
    visited += more;
    quiet = more === 0 && ingest.isIdle ? quiet + 1 : 0;
  }
  return visited;
}
