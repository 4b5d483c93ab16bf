import { leftOutInWords } from '#domain/ingest/article';
import { explainNextCheck } from '#domain/ingest/health';
import { LIVE_PACE, RECORDED_PACE } from '#domain/ingest/schedule';
import {
  feedHealthOf,
  type ListedFeedRow,
  type ListedVisitRow,
  lastVisits,
} from '#persistence/ingest/health';
import { fetchStateOf } from '#persistence/ingest/schedule';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';
import { knownFeed } from './known-feed.js';

const VISITS = 10;

/** `feeds why`: explains when and why the feed is checked next, its health and its last visits. */
export async function whyFor(command: Command, which: string, options: { json?: boolean }): Promise<void> {
  const { db, clock, terminal } = command;
  const feed = await knownFeed(command, which);
  const visits = await lastVisits(db, feed.id, VISITS);
  const now = await clock.now();
  const health = feedHealthOf(feed, now);
  const nextCheck = explained(feed, now);
  if (options.json) {
    terminal.json({ ...feed, health: health.level, healthText: health.sentence, nextCheck, visits });
    return;
  }
  terminal.say(`Feed ${feed.id}: ${feed.title ?? feed.source} (${feed.domain})\n${feed.url}`);
  terminal.say(`${health.sentence}.`);
  terminal.say(nextCheck);
  terminal.say(
    `${counted(feed.articles, 'article')}; ${counted(feed.documents_parsed, 'document')} read, ${feed.documents_unreadable} unreadable; ${counted(feed.items_dropped, 'item')} dropped.`,
  );
  for (const line of hostLines(feed)) terminal.say(line);
  if (visits.length > 0) terminal.say('Last visits:');
  for (const visit of visits) terminal.say(visitLine(visit));
}

function explained(feed: ListedFeedRow, now: Date): string {
  if (feed.state === 'waiting')
    return `It waits in the directory. Run 'feeds resume ${feed.id}' to activate it.`;
  const disabledReason = feed.state === 'active' ? null : feed.state_reason;
  const pace = feed.recording === null ? LIVE_PACE : RECORDED_PACE;
  // A recording's times are not system time, and its hosts have no rest periods.
  const hostRestsUntil = feed.recording === null ? feed.next_allowed_at : null;
  return explainNextCheck(fetchStateOf(feed, disabledReason), now, pace, hostRestsUntil);
}

/** Reasons for a delay that the schedule does not show. */
function hostLines({
  leased_until,
  redirect_url,
  redirect_sightings,
  redirect_since,
}: ListedFeedRow): string[] {
  return [
    ...(leased_until === null ? [] : [`A worker has leased its host until ${leased_until.toISOString()}.`]),
    ...(redirect_url === null
      ? []
      : [
          `Its server redirects permanently to ${redirect_url} (seen ${counted(redirect_sightings, 'time')} since ${redirect_since?.toISOString() ?? 'an unknown date'}).`,
        ]),
  ];
}

function visitLine({
  at,
  outcome,
  detail,
  ms,
  bytes,
  added,
  revised,
  dropped,
  left_out,
}: ListedVisitRow): string {
  const counts = [`${added} added, ${revised} revised, ${dropped} dropped`, leftOutInWords(left_out)]
    .filter(Boolean)
    .join('; ');
  const what = bytes === 0 ? '' : `; ${counted(bytes, 'byte')}, ${counts}`;
  return `  ${at.toISOString()}  ${outcome}${detail === null ? '' : ` (${detail})`}; ${ms} ms${what}`;
}
