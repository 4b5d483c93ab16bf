import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from '#persistence/database';
import type { Logger } from '#platform/runtime';
import { LOGGER } from './tokens.js';

/** Between two tries to listen again (ms): doubled after each, up to the second. */
const AGAIN_MS = { first: 1000, most: 30_000 };

/** Told what was said on a channel; null: nobody knows what was said before now. */
type Heard = (payload: string | null) => void;

/**
 * Hears what other processes tell by NOTIFY: one connection of its own to the primary, for all channels. After a lost
 * connection nobody knows what was missed: everybody is told so.
 */
@Injectable()
export class Channels implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly heard = new Map<string, Heard[]>();
  private client: Awaited<ReturnType<Database['listener']>> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;
  private listening = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** To be said before the application has started. */
  on(channel: string, heard: Heard): void {
    this.heard.set(channel, [...(this.heard.get(channel) ?? []), heard]);
  }

  /** False while something may be said unheard: until then nothing that was read before can be trusted. */
  get isListening(): boolean {
    return this.listening;
  }

  onApplicationBootstrap(): void {
    void this.start(AGAIN_MS.first);
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
    if (this.heard.size === 0) return;
    try {
      let client: typeof this.client = null;
      const lost = (error?: Error) => {
        if (client !== null && this.client === client) this.startAgain(AGAIN_MS.first, error);
      };
      client = await this.db.listener(lost);
      this.client = client;
      client.once('end', () => lost());
      client.on('notification', ({ channel, payload }) => this.tell(channel, payload ?? null));
      await client.query([...this.heard.keys()].map((channel) => `listen ${channel}`).join('; '));
      if (this.stopped) await this.beforeApplicationShutdown();
      else this.begin();
    } catch (error) {
      this.startAgain(waitMs, error);
    }
  }

  private begin(): void {
    this.listening = true;
    for (const channel of this.heard.keys()) this.tell(channel, null);
  }

  private tell(channel: string, payload: string | null): void {
    for (const heard of this.heard.get(channel) ?? []) heard(payload);
  }

  private startAgain(waitMs: number, error: unknown): void {
    this.client = null;
    this.listening = false;
    if (this.stopped || this.retry) return;
    this.logger.warn({ err: error, waitMs }, 'not listening for changes; it is tried again');
    this.retry = setTimeout(() => {
      this.retry = null;
      void this.start(Math.min(2 * waitMs, AGAIN_MS.most));
    }, waitMs);
  }
}
