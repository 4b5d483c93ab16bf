import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** How long a message may take to arrive (ms). It takes a few where messages are delivered, and seconds on an overloaded machine. */
const PATIENCE_MS = 10_000;

/** How long to wait before listening again on a connection that delivered nothing (ms). */
export const UNDELIVERED_RETRY_MS = 60_000;

/** LISTEN succeeded, and nothing arrives. */
export class UndeliveredError extends Error {
  readonly code = 'listen_delivers_nothing';

  constructor() {
    super(
      'LISTEN delivers nothing on this connection: it leads through a pooler in transaction mode, or to another database. Set DATABASE_DIRECT_URL to the address of this database on PostgreSQL itself.',
    );
  }
}

/**
 * Checks that messages reach `client`: listens, has `notify` send one message from another connection, and waits for it.
 * @throws UndeliveredError if it does not arrive within ten seconds
 */
export async function assertDelivery(
  client: pg.Client,
  notify: (channel: string) => Promise<unknown>,
): Promise<void> {
  const channel = `followthrough_delivery_${randomBytes(8).toString('hex')}`;
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const hear = (message: pg.Notification) => message.channel === channel && resolve(true);
  // The next statement fails on a connection that has ended, with the true reason.
  const ended = () => resolve(true);
  client.on('notification', hear).on('end', ended);
  let limit: NodeJS.Timeout | undefined;
  try {
    await client.query(`listen ${channel}`);
    await notify(channel);
    // A busy process reads what has already arrived before it gives up.
    limit = setTimeout(() => setImmediate(resolve, false), PATIENCE_MS);
    if (!(await answered)) throw new UndeliveredError();
    await client.query(`unlisten ${channel}`);
  } finally {
    clearTimeout(limit);
    client.off('notification', hear).off('end', ended);
  }
}
