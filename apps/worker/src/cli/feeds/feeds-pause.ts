import { pauseFeed, resumeFeed } from '#persistence/ingest/schedule';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/command.js';
import { knownFeed } from './known-feed.js';
import { noteFeed } from './note-feed.js';

/** `feeds pause`: stops visits until `feeds resume`. */
export async function pauseFeedFor(command: Command, which: string): Promise<void> {
  const feed = await knownFeed(command, which);
  const paused = await command.db.transaction(async (tx) => {
    if (!(await pauseFeed(tx, feed.id))) return false;
    const change = { before: { state: feed.state }, after: { state: 'disabled' } };
    await noteFeed(tx, { action: 'feed_paused', feed: feed.id, ...change });
    return true;
  });
  command.terminal.say(paused ? `Paused feed ${feed.id}: ${feed.url}` : `Feed ${feed.id} is not active.`);
}

/** `feeds resume`: makes the feed due now and active again. */
export async function resumeFeedFor(command: Command, which: string): Promise<void> {
  const feed = await knownFeed(command, which);
  const due = await command.clock.now();
  await command.db.transaction(async (tx) => {
    if (!(await resumeFeed(tx, feed.id, due)))
      throw new OperatorError(
        `${feed.domain} is disabled. Run 'sources enable ${feed.domain}' to read its feeds again.`,
      );
    const change =
      feed.state === 'active' ? {} : { before: { state: feed.state }, after: { state: 'active' } };
    await noteFeed(tx, { action: 'feed_resumed', feed: feed.id, ...change });
  });
  command.terminal.say(`Feed ${feed.id} is due now: ${feed.url}`);
}
