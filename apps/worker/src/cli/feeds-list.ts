import type { FeedLevel } from '#domain';
import { type ListedFeedRow, listFeeds } from '#persistence';
import { healthOf } from './known-feed.js';
import { type Command, recordingOf } from './run-command.js';

/** More lines than a person reads; programs page by --source. */
const MOST = 20_000;

export interface ListOptions {
  failing?: boolean;
  dead?: boolean;
  paused?: boolean;
  all?: boolean;
  source?: string;
  json?: boolean;
}

/** `feeds list`: the feeds that are visited, or those in a certain state, each with its health in words. */
export async function listFeedsFor(command: Command, options: ListOptions): Promise<void> {
  const { db, clock, terminal } = command;
  const recording = await recordingOf(command);
  const wanted = levelOf(options);
  const active = !options.all && wanted === null;
  const rows = await listFeeds(
    db,
    { recording, active, domain: options.source?.toLowerCase() ?? null },
    MOST,
  );
  const now = await clock.now();
  const feeds = rows
    .map((feed) => ({ feed, health: healthOf(feed, now) }))
    .filter(({ health }) => wanted === null || health.level === wanted);
  if (options.json) {
    terminal.json(
      feeds.map(({ feed, health }) => ({ ...feed, health: health.level, healthText: health.sentence })),
    );
    return;
  }
  for (const { feed, health } of feeds) terminal.say(line(feed, health.level, health.sentence));
  terminal.note(
    `${feeds.length} feed${feeds.length === 1 ? '' : 's'}${recording ? ` of ${recording}` : ''}.`,
  );
}

function levelOf({ failing, dead, paused }: ListOptions): FeedLevel | null {
  if (failing) return 'failing';
  if (dead) return 'dead';
  return paused ? 'paused' : null;
}

function line(feed: ListedFeedRow, level: FeedLevel, sentence: string): string {
  return `${String(feed.id).padStart(6)}  ${level.padEnd(7)}  ${feed.domain}  ${feed.url}\n        ${sentence}.`;
}
