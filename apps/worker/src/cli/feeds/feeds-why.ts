import { explainNextCheck } from '#domain/ingest/health';
import { LIVE_PACE, RECORDED_PACE } from '#domain/ingest/schedule';
import { type ListedFeedRow, type ListedVisitRow, lastVisits } from '#persistence/ingest/health';
import { fetchStateOf } from '#persistence/ingest/schedule';
import type { Command } from '../run/run-command.js';
import { healthOf, knownFeed } from './known-feed.js';

const VISITS = 10;

/** `feeds why`: why the feed is asked next when it is, how it does, and what its last visits met. */
export async function whyFor(command: Command, which: string, options: { json?: boolean }): Promise<void> {
  const { db, clock, terminal } = command;
  const feed = await knownFeed(command, which);
  const visits = await lastVisits(db, feed.id, VISITS);
  const now = await clock.now();
  const health = healthOf(feed, now);
  const nextCheck = explained(feed, now);
  if (options.json) {
    terminal.json({ ...feed, health: health.level, healthText: health.sentence, nextCheck, visits });
    return;
  }
  terminal.say(`Feed ${feed.id}: ${feed.title ?? feed.source} (${feed.domain})\n${feed.url}`);
  terminal.say(`${health.sentence}.`);
  terminal.say(nextCheck);
  terminal.say(
    `${feed.articles} articles; ${feed.documents_parsed} documents read, ${feed.documents_unreadable} unreadable; ${feed.items_dropped} items dropped.`,
  );
  for (const line of hostLines(feed)) terminal.say(line);
  if (visits.length > 0) terminal.say('Last visits:');
  for (const visit of visits) terminal.say(visitLine(visit));
}

function explained(feed: ListedFeedRow, now: Date): string {
  if (feed.state === 'waiting') return `It waits in the directory: feeds resume ${feed.id} switches it on.`;
  const disabledReason = feed.state === 'active' ? null : feed.state_reason;
  const pace = feed.recording === null ? LIVE_PACE : RECORDED_PACE;
  // A recording's times are not the system's, and its hosts never rest.
  const hostRestsUntil = feed.recording === null ? feed.next_allowed_at : null;
  return explainNextCheck(fetchStateOf(feed, disabledReason), now, pace, hostRestsUntil);
}

/** Where the schedule alone does not explain why nobody asks. */
function hostLines({
  leased_until,
  redirect_url,
  redirect_sightings,
  redirect_since,
}: ListedFeedRow): string[] {
  return [
    ...(leased_until === null ? [] : [`A worker holds its host until ${leased_until.toISOString()}.`]),
    ...(redirect_url === null
      ? []
      : [
          `Its server says that it moved to ${redirect_url} (seen ${redirect_sightings} times since ${redirect_since?.toISOString() ?? 'an unknown day'}).`,
        ]),
  ];
}

function visitLine({ at, outcome, detail, ms, bytes, added, revised, dropped }: ListedVisitRow): string {
  const counts = `${added} added, ${revised} revised, ${dropped} dropped`;
  const what = bytes === 0 ? '' : `; ${bytes} bytes, ${counts}`;
  return `  ${at.toISOString()}  ${outcome}${detail === null ? '' : ` (${detail})`}; ${ms} ms${what}`;
}
