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

/** Streams at once: of readers and of visitors each, so that visitors never take a reader's place. */
const MOST = 5000;
const MOST_OF_ONE_READER = 5;
/** Many visitors may share an address, as those of one house or firm do. */
const MOST_OF_ONE_ADDRESS = 50;
/** Between two heartbeats; with each, streams of ended sessions end (ms). */
const BEAT_MS = 15_000;

/** The event streams that are open: one of each browser. */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** By whose place they take. */
  private readonly streams = new Map<string, Set<EventStream>>();
  private readonly open = { readers: 0, visitors: 0 };
  private readonly beatHeard: (() => void)[] = [];
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

  /** Before the server stops taking calls: it would wait for streams that nobody ends. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
    if (this.heart) clearInterval(this.heart);
    for (const stream of this.all()) stream.end();
  }

  /** With each heartbeat: what was missed is looked at in any case. */
  onBeat(heard: () => void): void {
    this.beatHeard.push(heard);
  }

  /**
   * @param address the visitor's; readers have places of their own, wherever they are
   * @returns null where the client is gone already: its stream would never be forgotten
   * @throws ApiError 429 where the reader or the address has streams enough, 503 where the server has
   */
  connect(reader: Reader | null, address: string, response: Response): EventStream | null {
    if (response.closed) return null;
    const kind = reader === null ? 'visitors' : 'readers';
    const owner = reader === null ? address : readerKey(reader.userId);
    const own = this.streams.get(owner) ?? new Set();
    if (own.size >= (reader === null ? MOST_OF_ONE_ADDRESS : MOST_OF_ONE_READER)) {
      response.set('Retry-After', '60');
      const whose = reader === null ? 'address' : 'reader';
      const words = `Too many event streams: this is the rate limit of one ${whose}.`;
      throw new ApiError(429, 'rate_limited', words);
    }
    if (this.stopping || this.open[kind] >= MOST)
      throw new ApiError(503, 'unavailable', 'There is no room for another event stream.');
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

  /** Who has a stream. */
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
      this.logger.warn({ err: error }, 'sessions of streams not looked at; it is tried again');
      for (const stream of this.all()) stream.beat();
    }
    for (const heard of this.beatHeard) heard();
  }
}

const readerKey = (userId: number) => `reader ${userId}`;
