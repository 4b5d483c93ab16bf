import type { PgBoss } from 'pg-boss';
import type { Queryable } from '#persistence/database';
import { type Queue, within } from '../jobs/jobs.service.js';

export interface DigestMailJob {
  notificationId: number;
}

/** Retries after about 1, 2, 4, 8 and 16 minutes. A digest older than a day is dropped. */
export const DIGEST_MAIL: Queue = {
  name: 'digest-mail',
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 86_400,
};

/** Queues mails in the transaction that writes their digests. */
export async function orderMails(
  boss: PgBoss,
  tx: Queryable,
  notificationIds: readonly number[],
): Promise<void> {
  await boss.insert(
    DIGEST_MAIL.name,
    notificationIds.map((notificationId) => ({ data: { notificationId } })),
    within(tx),
  );
}
