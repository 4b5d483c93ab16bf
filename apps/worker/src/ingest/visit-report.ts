import type { FetchOutcome } from '#domain/ingest/schedule';
import type { Stored } from './store.service.js';

/** What a visit did, for the log: counts and milliseconds a step. */
export interface VisitReport extends Stored {
  outcome: FetchOutcome['kind'];
  detail: string | null;
  unchanged: number;
  dropped: number;
  ms: Record<string, number>;
}
