import { noticeInWords } from '#domain/ingest/health';
import { listNotices, markNoticesRead, type NoticeRow } from '#persistence/ingest/health';
import { systemClock } from '#platform/runtime';
import type { Command } from '../run/run-command.js';

/** Notices that are shown at once. */
const MOST = 1000;

export interface NoticeOptions {
  read?: boolean;
  all?: boolean;
  json?: boolean;
}

/** `feeds notices`: what only an operator can mend, newest first. `--read` marks what it shows as read. */
export async function noticesFor({ db, terminal }: Command, options: NoticeOptions): Promise<void> {
  const notices = await listNotices(db, !options.all, MOST);
  if (options.json) terminal.json(notices.map((notice) => ({ ...notice, text: noticeInWords(notice) })));
  else for (const notice of notices) terminal.say(line(notice));
  const unread = notices.filter((notice) => notice.read_at === null).map((notice) => notice.id);
  if (options.read) {
    const marked = await markNoticesRead(db, unread, systemClock.now());
    terminal.note(`${counted(marked, 'notice')} marked as read.`);
  } else terminal.note(unreadNote(unread.length));
}

/** '2 unread notices: …'; how to be rid of them. */
export function unreadNote(unread: number): string {
  const hint = unread === 0 ? '.' : ': feeds notices shows them, with --read it marks them as read.';
  return `${counted(unread, 'unread notice')}${hint}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function line(notice: NoticeRow): string {
  const { id, created_at: at, read_at: read, feed_id: feed, domain, url } = notice;
  const when = `${at.toISOString()}  ${read === null ? 'unread' : 'read  '}`;
  return `${String(id).padStart(6)}  ${when}  feed ${feed}  ${domain}  ${url}\n        ${noticeInWords(notice)}.`;
}
