import type { FetchOutcome } from '#domain/ingest/schedule';
import type { Stored } from './store.service.js';

/** The result of a visit for the log: counts, and the duration of each step (ms). */
export interface VisitReport extends Stored {
  outcome: FetchOutcome['kind'];
  detail: string | null;
  unchanged: number;
  dropped: number;
  ms: Record<string, number>;
}
