import type { NewsParts } from '#vocabulary';
import { cut } from '../notification-words.js';

/** What the server says in English around the words of a report. */
export interface PushedText {
  text: string;
  /** Null if it has no words of a report. */
  news: NewsParts | null;
}

/** A notification that waits to be told on a device. */
export interface PushedNotice {
  title: PushedText;
  message: PushedText;
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

/** Where the words of a report stand in a text: from and to, in UTF-16 units. Null if there are none. */
export type NewsSpan = readonly [from: number, to: number] | null;

/** What a device shows. The service worker reads it, and says what is not news in the language of the device. */
export interface PushMessage {
  title: string;
  /** Lines. */
  body: string;
  news: { title: NewsSpan; body: readonly NewsSpan[] };
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
/** Fewer characters of a report say nothing. */
const LEAST_WORDS = 20;
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
  if (others.length === 0) {
    const title = fitted(first.title, MOST_TITLE);
    const body = fitted(first.message, MOST_BODY);
    const news = { title: title.span, body: [body.span] };
    return { title: title.text, body: body.text, news, link: first.link ?? FOLLOWING, unread };
  }
  const titles = [first, ...others].map(({ title }) => fitted(title, MOST_LINE));
  const more = titles.length - MOST_LINES;
  const lines =
    more > 0 ? [...titles.slice(0, MOST_LINES), { text: `and ${more} more`, span: null }] : titles;
  return {
    title: `${titles.length} new notifications`,
    body: lines.map(({ text }) => text).join('\n'),
    news: { title: null, body: lines.map(({ span }) => span) },
    link: FOLLOWING,
    unread,
  };
}

/** In one line. If it is too long, the words of the report are cut, so that those around them can still be said in another language. */
function fitted({ text, news }: PushedText, most: number): { text: string; span: NewsSpan } {
  const [before, words, after] = (news ?? ['', text, '']).map(inOneLine) as [string, string, string];
  const room = most - before.length - after.length;
  if (room < LEAST_WORDS) return { text: cut(before + words + after, most), span: null };
  const kept = cut(words, room);
  const span = news === null ? null : ([before.length, before.length + kept.length] as const);
  return { text: before + kept + after, span };
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/gu, ' ');
