import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Response } from 'express';
import { UNREAD_COUNTED } from '#contract';
import { Database, liveSessions, NOTICES_CHANNEL, unreadCounts } from '#persistence';
import { type Logger, systemClock } from '#platform';
import type { Reader } from '../auth/reader.js';
import { Channels } from '../http/channels.service.js';
import { ApiError } from '../http/errors.js';
import { LOGGER } from '../http/tokens.js';
import { concernedUsers } from './concerned-users.js';
import { EventStream } from './event-stream.js';

const MOST_OF_ONE_READER = 5;
const MOST_OF_ALL = 5000;
/** Between two heartbeats; with each, streams of ended sessions end, and counts are looked at in any case (ms). */
const BEAT_MS = 15_000;

/** Who hears at once how many notices are unread: one query tells all who are connected and concerned. */
@Injectable()
export class NoticeStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams = new Map<number, Set<EventStream>>();
  private open = 0;
  private stopping = false;
  private heart: NodeJS.Timeout | null = null;
  /** Whose counts are to be asked for, and whether somebody is at it. */
  private readonly concerned = new Set<number>();
  private telling = false;

  constructor(
    private readonly db: Database,
    channels: Channels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    channels.on(NOTICES_CHANNEL, (payload) => this.heard(concernedUsers(payload)));
  }

  onApplicationBootstrap(): void {
    this.heart = setInterval(() => void this.beat(), BEAT_MS);
    this.heart.unref();
  }

  /** Before the server stops taking calls: it would wait for streams that nobody ends. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
    if (this.heart) clearInterval(this.heart);
    for (const stream of this.all()) stream.end();
  }

  /** @throws ApiError 429 where the reader has streams enough, 503 where the server has */
  connect({ userId, sessionId }: Reader, response: Response): void {
    // Who left while it was looked up who they are says so no more: their stream would never be forgotten.
    if (response.closed) return;
    const own = this.streams.get(userId) ?? new Set();
    if (own.size >= MOST_OF_ONE_READER) {
      response.set('Retry-After', '60');
      throw new ApiError(
        429,
        'rate_limited',
        'Too many event streams: this is the rate limit of one reader.',
      );
    }
    if (this.stopping || this.open >= MOST_OF_ALL)
      throw new ApiError(503, 'unavailable', 'There is no room for another event stream.');
    const stream = new EventStream(userId, sessionId, response);
    this.streams.set(userId, own.add(stream));
    this.open++;
    response.once('close', () => this.forget(stream));
    stream.open();
    this.heard([userId]);
  }

  private forget(stream: EventStream): void {
    const own = this.streams.get(stream.userId);
    if (!own?.delete(stream)) return;
    this.open--;
    if (own.size === 0) this.streams.delete(stream.userId);
  }

  private heard(users: readonly number[] | null): void {
    for (const userId of users ?? this.streams.keys()) {
      if (this.streams.has(userId)) this.concerned.add(userId);
    }
    void this.tellCounts();
  }

  /** One query at a time; whoever is concerned meanwhile is asked for by the next. */
  private async tellCounts(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      while (this.concerned.size > 0 && !this.stopping) {
        const users = [...this.concerned];
        this.concerned.clear();
        for (const { user_id, count } of await unreadCounts(this.db, users, UNREAD_COUNTED))
          for (const stream of this.streams.get(user_id) ?? []) stream.tellCount(count);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'unread counts not told; the next change tells them');
    } finally {
      this.telling = false;
    }
  }

  private async beat(): Promise<void> {
    try {
      const sessions = [...new Set(this.all().map(({ sessionId }) => sessionId))];
      const live = new Set(sessions.length ? await liveSessions(this.db, sessions, systemClock.now()) : []);
      for (const stream of this.all()) {
        if (sessions.includes(stream.sessionId) && !live.has(stream.sessionId)) stream.end();
        else stream.beat();
      }
      this.heard(null);
    } catch (error) {
      this.logger.warn({ err: error }, 'sessions of streams not looked at; it is tried again');
      for (const stream of this.all()) stream.beat();
    }
  }

  private all(): EventStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}
