import { cut } from '../notification-words.js';

/** A notification that waits to be told on a device. */
export interface PushedNotice {
  title: string;
  message: string;
  /** The path of the page about it. Null for a digest of many stories. */
  link: string | null;
}

/** What became of it since the device should be told. */
export interface PushOrder {
  /** System time. */
  orderedAt: Date;
  isRead: boolean;
  /** The reader muted its story, or no longer follows it. */
  isUnwanted: boolean;
}

/** What a device shows. The service worker reads it. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a press leads. */
  link: string;
  /** Unread notifications, for the badge. */
  unread: number;
}

/** Older news is no news: the bell still has it (ms of system time). */
export const PUSH_FRESH_MS = 48 * 3_600_000;

const MOST_TITLE = 120;
const MOST_LINE = 100;
const MOST_BODY = 400;
const MOST_LINES = 4;
/** Where several notifications are found. */
const FOLLOWING = '/following';

/** Whether a device should still be told: unread, still wanted, and less than two days old. */
export function isWorthPushing({ orderedAt, isRead, isUnwanted }: PushOrder, now: Date): boolean {
  return !isRead && !isUnwanted && now.getTime() - orderedAt.getTime() < PUSH_FRESH_MS;
}

/** One message for everything that waits, newest first. So what piled up in the night, or while a push service was down, rings once. */
export function pushMessage(
  [first, ...others]: readonly [PushedNotice, ...PushedNotice[]],
  unread: number,
): PushMessage {
  if (others.length === 0)
    return {
      title: cut(first.title, MOST_TITLE),
      body: cut(first.message, MOST_BODY),
      link: first.link ?? FOLLOWING,
      unread,
    };
  const titles = [first, ...others].map(({ title }) => cut(title, MOST_LINE));
  const more = titles.length - MOST_LINES;
  const lines = more > 0 ? [...titles.slice(0, MOST_LINES), `and ${more} more`] : titles;
  return {
    title: `${titles.length} new notifications`,
    body: lines.join('\n'),
    link: FOLLOWING,
    unread,
  };
}
