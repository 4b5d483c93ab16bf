import { PgBoss } from 'pg-boss';
import type { Queryable } from '#persistence';

export const DIGEST_MAIL = 'digest-mail';

export interface DigestMailJob {
  notificationId: number;
}

/** Tries of one mail: after about 1, 2, 4, 8 and 16 minutes. Nobody wants a digest that is older than a day. */
const QUEUE = {
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 600,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 86_400,
};

/** Jobs in the database, in a schema of their own; a started queue. */
export async function openMailJobs(
  connectionString: string,
  onError: (error: Error) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 2, schedule: false });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(DIGEST_MAIL, QUEUE);
  return boss;
}

/** Orders mails in the transaction that writes what they tell. */
export async function orderMails(
  boss: PgBoss,
  tx: Queryable,
  notificationIds: readonly number[],
): Promise<void> {
  const db = {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await tx.rows<unknown>(text, values),
    }),
  };
  await boss.insert(
    DIGEST_MAIL,
    notificationIds.map((notificationId) => ({ data: { notificationId } })),
    { db },
  );
}
