import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database, UNDELIVERED_RETRY_MS, UndeliveredError } from '#persistence/database';
import type { Logger } from '#platform/runtime';
import { LOGGER } from './tokens.js';

/** Delay before listening again (ms). It doubles after each failure, up to `most`. */
const RETRY_MS = { first: 1000, most: 30_000 };

/** Receives the messages of a channel. Null means that earlier messages may have been missed. */
type Listener = (payload: string | null) => void;

/**
 * Receives NOTIFY messages from other processes, on one dedicated connection to the primary for all channels. After a lost
 * connection, messages may have been missed: every listener then receives null.
 */
@Injectable()
export class Channels implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listeners = new Map<string, Listener[]>();
  private client: Awaited<ReturnType<Database['listener']>> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;
  private listening = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Call before the application has started. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** False while messages may be missed. Cached data cannot be trusted then. */
  get isListening(): boolean {
    return this.listening;
  }

  onApplicationBootstrap(): void {
    void this.start(RETRY_MS.first);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.listening = false;
    if (this.retry) clearTimeout(this.retry);
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private async start(waitMs: number): Promise<void> {
    if (this.listeners.size === 0) return;
    try {
      let client: typeof this.client = null;
      const lost = (error?: Error) => {
        if (client !== null && this.client === client) this.retryLater(RETRY_MS.first, error);
      };
      client = await this.db.listener(lost);
      this.client = client;
      client.once('end', () => lost());
      client.on('notification', ({ channel, payload }) => this.notify(channel, payload ?? null));
      await client.query([...this.listeners.keys()].map((channel) => `listen ${channel}`).join('; '));
      if (this.stopped) await this.beforeApplicationShutdown();
      else this.started();
    } catch (error) {
      this.retryLater(error instanceof UndeliveredError ? UNDELIVERED_RETRY_MS : waitMs, error);
    }
  }

  private started(): void {
    this.listening = true;
    for (const channel of this.listeners.keys()) this.notify(channel, null);
  }

  private notify(channel: string, payload: string | null): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  private retryLater(waitMs: number, error: unknown): void {
    this.client = null;
    this.listening = false;
    if (this.stopped || this.retry) return;
    this.logger.warn({ err: error, waitMs }, 'not listening for changes; will retry');
    this.retry = setTimeout(() => {
      this.retry = null;
      void this.start(Math.min(2 * waitMs, RETRY_MS.most));
    }, waitMs);
  }
}
