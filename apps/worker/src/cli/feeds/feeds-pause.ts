import { pauseFeed, resumeFeed } from '#persistence/ingest/schedule';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/run-command.js';
import { knownFeed } from './known-feed.js';

/** `feeds pause`: not asked any more until it is resumed. */
export async function pauseFeedFor(command: Command, which: string): Promise<void> {
  const feed = await knownFeed(command, which);
  const paused = await pauseFeed(command.db, feed.id);
  command.terminal.say(
    paused ? `Paused feed ${feed.id}: ${feed.url}` : `Feed ${feed.id} is not asked anyway.`,
  );
}

/** `feeds resume`: asked at once, and regularly from then on. */
export async function resumeFeedFor(command: Command, which: string): Promise<void> {
  const feed = await knownFeed(command, which);
  if (!(await resumeFeed(command.db, feed.id, await command.clock.now())))
    throw new OperatorError(
      `${feed.domain} is disabled: sources enable ${feed.domain} has its feeds read again.`,
    );
  command.terminal.say(`Feed ${feed.id} is asked at the next chance: ${feed.url}`);
}
