import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database, UNDELIVERED_RETRY_MS, UndeliveredError } from '#persistence/database';
import { RunTimeSettings, SETTINGS_CHANNEL } from '#persistence/settings';
import type { Logger } from '#platform/runtime';
import { LOGGER } from './tokens.js';

const RETRY_MS = 5000;

/** Applies changed settings at once. While its connection is lost, they apply within seconds. */
@Injectable()
export class SettingsListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private client: Awaited<ReturnType<Database['listener']>> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly settings: RunTimeSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.retry !== null) clearTimeout(this.retry);
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private async start(): Promise<void> {
    try {
      let client: typeof this.client = null;
      const lost = (error?: Error) => {
        if (client !== null && this.client === client) this.retryLater(error);
      };
      client = await this.db.listener(lost);
      this.client = client;
      client.once('end', () => lost());
      client.on('notification', () => this.settings.forget());
      await client.query(`listen ${SETTINGS_CHANNEL}`);
      this.settings.forget();
      if (this.stopped) await this.beforeApplicationShutdown();
    } catch (error) {
      this.retryLater(error);
    }
  }

  private retryLater(error?: unknown): void {
    this.client = null;
    if (this.stopped || this.retry !== null) return;
    this.logger.warn({ err: error }, 'not listening for changed settings; will retry');
    this.retry = setTimeout(
      () => {
        this.retry = null;
        void this.start();
      },
      error instanceof UndeliveredError ? UNDELIVERED_RETRY_MS : RETRY_MS,
    );
  }
}
