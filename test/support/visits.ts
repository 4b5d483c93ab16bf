import type { IngestService } from '../../apps/worker/src/ingest/ingest.service.js';

const ROUNDS = 20;

/** Visits feeds until `wanted` were visited: on a slow machine the first visit outlasts a round, and counts for the next. */
export async function visitFeeds(ingest: IngestService, wanted: number): Promise<number> {
  let visited = 0;
  for (let round = 0; round < ROUNDS && visited < wanted; round++) visited += await ingest.round();
  return visited;
}
