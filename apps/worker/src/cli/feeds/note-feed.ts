import { type AuditLine, audit } from '#persistence/accounts';
import type { Queryable } from '#persistence/database';
import { systemClock } from '#platform/runtime';

interface FeedNote extends Pick<AuditLine, 'before' | 'after'> {
  action: 'feed_added' | 'feed_checked' | 'feed_paused' | 'feed_resumed';
  feed: number;
}

/** Writes what a command changed to the audit log. It names no account, because commands are run by operators of the server. */
export function noteFeed(tx: Queryable, { feed, ...what }: FeedNote): Promise<void> {
  return audit(tx, { ...what, at: systemClock.now(), actorId: null, object: { kind: 'feed', id: feed } });
}
