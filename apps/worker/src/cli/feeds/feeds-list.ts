import { noticeInWords } from '#domain/ingest/health';
import { type ListedFeedRow, listFeeds, listNotices, type NoticeRow } from '#persistence/ingest/health';
import type { FeedLevel } from '#vocabulary';
import { type Command, recordingOf } from '../run/run-command.js';
import { unreadNote } from './feeds-notices.js';
import { healthOf } from './known-feed.js';

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

/**
 * `feeds list`: the feeds that are visited and those that an unread notice is about, or those in a certain state, each with
 * its health in words and its unread notices.
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
  const notices = await listNotices(db, true, MOST);
  const unread = Map.groupBy(notices, (notice) => notice.feed_id);
  const now = await clock.now();
  const feeds = rows
    .map((feed) => ({ feed, health: healthOf(feed, now), notices: unread.get(feed.id) ?? [] }))
    .filter(({ health }) => wanted === null || health.level === wanted);
  if (options.json) {
    terminal.json(
      feeds.map(({ feed, health, notices }) => ({
        ...feed,
        health: health.level,
        healthText: health.sentence,
        notices: notices.map((notice) => ({ ...notice, text: noticeInWords(notice) })),
      })),
    );
    return;
  }
  for (const { feed, health, notices } of feeds) {
    terminal.say(line(feed, health.level, health.sentence));
    for (const notice of notices) terminal.say(noticeLine(notice));
  }
  terminal.note(
    `${feeds.length} feed${feeds.length === 1 ? '' : 's'}${recording ? ` of ${recording}` : ''}.`,
  );
  if (notices.length > 0) terminal.note(unreadNote(notices.length));
}

function levelOf({ failing, dead, paused }: ListOptions): FeedLevel | null {
  if (failing) return 'failing';
  if (dead) return 'dead';
  return paused ? 'paused' : null;
}

function line(feed: ListedFeedRow, level: FeedLevel, sentence: string): string {
  return `${String(feed.id).padStart(6)}  ${level.padEnd(7)}  ${feed.domain}  ${feed.url}\n        ${sentence}.`;
}

function noticeLine(notice: NoticeRow): string {
  return `        Unread notice of ${notice.created_at.toISOString()}: ${noticeInWords(notice)}.`;
}
