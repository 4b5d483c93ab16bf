import type { IngestService } from '../../apps/worker/src/ingest/ingest.service.js';

/** The next round counts a visit that ended after the last one had counted. */
const QUIET_ROUNDS = 2;

/**
 * Visits feeds until none is due or in progress. Returns how many it visited. On a slow machine a visit may outlast its
 * round, which then returns 0. The visit counts for the next round.
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
