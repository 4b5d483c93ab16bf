import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { Queue } from '../jobs/jobs.service.js';

const HOUR_MS = 3_600_000;
/** A day's job is due from this hour on (UTC). */
const DUE_HOUR = 3;

/**
 * One job a day. If the payment provider cannot be reached, it is repeated after about half an hour, one, two, … hours. If a worker
 * does not finish within two hours, another one takes over.
 */
export const RECONCILE: Queue = {
  name: 'billing-reconcile',
  retryLimit: 5,
  retryDelay: 1800,
  retryBackoff: true,
  expireInSeconds: 7200,
  retentionSeconds: 3 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
};

export interface ReconcileJob {
  /** Customers that were checked since then are done (ISO 8601, system time). */
  since: string;
}

/** The day whose job is due, such as '2031-03-04'. */
export function reconcileDay(now: Date): string {
  return new Date(now.getTime() - DUE_HOUR * HOUR_MS).toISOString().slice(0, 10);
}

/** Queues the day's job. Idempotent, because the job's id is derived from the day. */
export async function queueReconcile(boss: PgBoss, now: Date): Promise<void> {
  const data: ReconcileJob = { since: now.toISOString() };
  await boss.send(RECONCILE.name, data, { id: idOf(reconcileDay(now)) });
}

function idOf(day: string): string {
  const hash = createHash('sha256').update(`reconcile ${day}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
