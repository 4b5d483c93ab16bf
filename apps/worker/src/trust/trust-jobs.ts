import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { DueRescoring } from '#domain/trust';
import type { Queue } from '../jobs/jobs.service.js';

/**
 * A rescoring that its worker did not finish in half an hour is done by another one; a finished one is remembered for
 * longer than a quarter, so that nobody orders it again.
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
  /** News time at which it fell due, ISO 8601. */
  at: string;
}

/** Orders a rescoring, once whoever orders it: the job's id follows from its key. */
export async function orderRescoring(boss: PgBoss, { cause, key, at }: DueRescoring): Promise<void> {
  const data: RescoreJob = { cause, key, at: at.toISOString() };
  await boss.send(RESCORE.name, data, { id: idOf(key) });
}

function idOf(key: string): string {
  const hash = createHash('sha256').update(`trust ${key}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
