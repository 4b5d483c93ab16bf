import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database, UNDELIVERED_RETRY_MS, UndeliveredError } from '#persistence/database';
import { ORDERS_CHANNEL } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

/** Delay before listening again (ms). Meanwhile the loops look every second. */
const RETRY_MS = 10_000;

/** Rings as soon as an editor gives an order, on a connection of its own to the primary. */
@Injectable()
export class OrderBell implements OnApplicationBootstrap, OnApplicationShutdown {
  private ring: () => void = () => undefined;
  private client: Awaited<ReturnType<Database['listener']>> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onOrder(ring: () => void): void {
    this.ring = ring;
  }

  onApplicationBootstrap(): void {
    void this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private async listen(): Promise<void> {
    try {
      const client = await this.db.listener((error) => this.again(error));
      this.client = client;
      client.on('notification', () => this.ring());
      await client.query(`listen ${ORDERS_CHANNEL}`);
      if (this.stopped) await client.end();
    } catch (error) {
      this.again(error);
    }
  }

  private again(error: unknown): void {
    if (this.stopped || this.retry) return;
    this.client = null;
    this.logger.warn({ err: error }, 'not listening for orders, looking every second');
    this.retry = setTimeout(
      () => {
        this.retry = null;
        void this.listen();
      },
      error instanceof UndeliveredError ? UNDELIVERED_RETRY_MS : RETRY_MS,
    );
    this.retry.unref();
  }
}
