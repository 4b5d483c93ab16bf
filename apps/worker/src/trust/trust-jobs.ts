import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { DueRescoring } from '#domain/trust';
import type { Queue } from '../jobs/jobs.service.js';

/**
 * If a worker does not finish a rescoring within half an hour, another one takes over. Finished jobs are kept for
 * longer than a quarter, so that a rescoring is not queued twice.
 */
export const RESCORE: Queue = {
  name: 'trust-rescore',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 1800,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 200 * 86_400,
};

export interface RescoreJob {
  cause: DueRescoring['cause'];
  key: string;
  /** When it became due, in news time (ISO 8601). */
  at: string;
}

/** Queues a rescoring. Idempotent, because the job's id is derived from its key. */
export async function queueRescoring(boss: PgBoss, { cause, key, at }: DueRescoring): Promise<void> {
  const data: RescoreJob = { cause, key, at: at.toISOString() };
  await boss.send(RESCORE.name, data, { id: idOf(key) });
}

function idOf(key: string): string {
  const hash = createHash('sha256').update(`trust ${key}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
