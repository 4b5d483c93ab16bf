import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Response } from 'express';
import { liveSessions } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { type Logger, systemClock } from '#platform/runtime';
import type { Reader } from '../auth/identity/reader.js';
import { ApiError } from '../http/errors.js';
import { LOGGER } from '../http/tokens.js';
import { EventStream } from './event-stream.js';

/** Open streams, counted separately for readers and visitors, so that visitors cannot take readers' places. */
const MOST = 5000;
const MOST_OF_ONE_READER = 5;
/** Many visitors may share an address, for example in one household or company. */
const MOST_OF_ONE_ADDRESS = 50;
/** Time between heartbeats (ms). Each heartbeat closes the streams of ended sessions. */
const BEAT_MS = 15_000;

/** The open event streams, one per browser. */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** By owner. */
  private readonly streams = new Map<string, Set<EventStream>>();
  private readonly open = { readers: 0, visitors: 0 };
  private readonly beatListeners: (() => void)[] = [];
  private stopping = false;
  private heart: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.heart = setInterval(() => void this.beat(), BEAT_MS);
    this.heart.unref();
  }

  /** Ends all streams. Otherwise the server would wait for them for ever. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
    if (this.heart) clearInterval(this.heart);
    for (const stream of this.all()) stream.end();
  }

  /** Calls the listener on each heartbeat, to make up for missed messages. */
  onBeat(listener: () => void): void {
    this.beatListeners.push(listener);
  }

  /**
   * @param address the visitor's IP address; readers are limited by account instead
   * @returns null if the client has already disconnected: its stream would never be removed
   * @throws ApiError 429 if the reader or the address has too many streams, 503 if the server has
   */
  connect(reader: Reader | null, address: string, response: Response): EventStream | null {
    if (response.closed) return null;
    const kind = reader === null ? 'visitors' : 'readers';
    const owner = reader === null ? address : readerKey(reader.userId);
    const own = this.streams.get(owner) ?? new Set();
    if (own.size >= (reader === null ? MOST_OF_ONE_ADDRESS : MOST_OF_ONE_READER)) {
      response.set('Retry-After', '60');
      const whose = reader === null ? 'address' : 'reader';
      const words = `Too many event streams: rate limit per ${whose} reached.`;
      throw new ApiError(429, 'rate_limited', words);
    }
    if (this.stopping || this.open[kind] >= MOST)
      throw new ApiError(503, 'unavailable', 'Too many event streams are open. Please try again later.');
    const stream = new EventStream(reader, owner, response);
    this.streams.set(owner, own.add(stream));
    this.open[kind]++;
    response.once('close', () => this.forget(stream));
    stream.open();
    return stream;
  }

  all(): EventStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }

  ofReader(userId: number): EventStream[] {
    return [...(this.streams.get(readerKey(userId)) ?? [])];
  }

  /** Readers with at least one open stream. */
  readerIds(): number[] {
    return [...new Set(this.all().flatMap(({ reader }) => (reader === null ? [] : [reader.userId])))];
  }

  private forget(stream: EventStream): void {
    const own = this.streams.get(stream.owner);
    if (!own?.delete(stream)) return;
    this.open[stream.reader === null ? 'visitors' : 'readers']--;
    if (own.size === 0) this.streams.delete(stream.owner);
  }

  private async beat(): Promise<void> {
    try {
      const sessions = new Set(this.all().flatMap(({ reader }) => reader?.sessionId ?? []));
      const live = new Set(
        sessions.size > 0 ? await liveSessions(this.db, [...sessions], systemClock.now()) : [],
      );
      for (const stream of this.all()) {
        const session = stream.reader?.sessionId;
        if (session !== undefined && sessions.has(session) && !live.has(session)) stream.end();
        else stream.beat();
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'session check of event streams failed; will retry');
      for (const stream of this.all()) stream.beat();
    }
    for (const listener of this.beatListeners) listener();
  }
}

const readerKey = (userId: number) => `reader ${userId}`;
