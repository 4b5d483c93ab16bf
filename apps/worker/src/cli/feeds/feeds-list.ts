import { alertInWords } from '#domain/ingest/health';
import {
  type AlertRow,
  feedHealthOf,
  type ListedFeedRow,
  listAlerts,
  listFeeds,
} from '#persistence/ingest/health';
import type { FeedLevel } from '#vocabulary';
import { type Command, recordingOf } from '../run/command.js';
import { counted } from '../run/counted.js';
import { unreadNote } from './feeds-alerts.js';

/** A limit that no reader reaches. Programs can page by --source. */
const MOST = 20_000;

export interface ListOptions {
  failing?: boolean;
  dead?: boolean;
  paused?: boolean;
  all?: boolean;
  source?: string;
  json?: boolean;
}

/**
 * `feeds list`: active feeds and feeds with unread alerts, or feeds in a given state, each with its health in words
 * and its unread alerts.
 */
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
  const alerts = await listAlerts(db, true, MOST);
  const unread = Map.groupBy(alerts, (alert) => alert.feed_id);
  const now = await clock.now();
  const feeds = rows
    .map((feed) => ({ feed, health: feedHealthOf(feed, now), alerts: unread.get(feed.id) ?? [] }))
    .filter(({ health }) => wanted === null || health.level === wanted);
  if (options.json) {
    terminal.json(
      feeds.map(({ feed, health, alerts }) => ({
        ...feed,
        health: health.level,
        healthText: health.sentence,
        alerts: alerts.map((alert) => ({ ...alert, text: alertInWords(alert) })),
      })),
    );
    return;
  }
  for (const { feed, health, alerts } of feeds) {
    terminal.say(line(feed, health.level, health.sentence));
    for (const alert of alerts) terminal.say(alertLine(alert));
  }
  terminal.note(`${counted(feeds.length, 'feed')}${recording ? ` of ${recording}` : ''}.`);
  if (alerts.length > 0) terminal.note(unreadNote(alerts.length));
}

function levelOf({ failing, dead, paused }: ListOptions): FeedLevel | null {
  if (failing) return 'failing';
  if (dead) return 'dead';
  return paused ? 'paused' : null;
}

function line(feed: ListedFeedRow, level: FeedLevel, sentence: string): string {
  return `${String(feed.id).padStart(6)}  ${level.padEnd(7)}  ${feed.domain}  ${feed.url}\n        ${sentence}.`;
}

function alertLine(alert: AlertRow): string {
  return `        Unread alert of ${alert.created_at.toISOString()}: ${alertInWords(alert)}.`;
}
