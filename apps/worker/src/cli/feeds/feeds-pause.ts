import { pauseFeed, resumeFeed } from '#persistence/ingest/schedule';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/run-command.js';
import { knownFeed } from './known-feed.js';

/** `feeds pause`: stops visits until `feeds resume`. */
export async function pauseFeedFor(command: Command, which: string): Promise<void> {
  const feed = await knownFeed(command, which);
  const paused = await pauseFeed(command.db, feed.id);
  command.terminal.say(paused ? `Paused feed ${feed.id}: ${feed.url}` : `Feed ${feed.id} is not active.`);
}

/** `feeds resume`: makes the feed due now and active again. */
export async function resumeFeedFor(command: Command, which: string): Promise<void> {
  const feed = await knownFeed(command, which);
  if (!(await resumeFeed(command.db, feed.id, await command.clock.now())))
    throw new OperatorError(
      `${feed.domain} is disabled. Run 'sources enable ${feed.domain}' to read its feeds again.`,
    );
  command.terminal.say(`Feed ${feed.id} is due now: ${feed.url}`);
}
