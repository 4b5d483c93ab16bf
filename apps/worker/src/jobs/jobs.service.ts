import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PgBoss, type QueueOptions } from 'pg-boss';
import { Database, type Queryable } from '#persistence/database';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';

/** Separate connections for the job queue. */
const MOST_CONNECTIONS = 2;

/** A kind of job: its name and retry policy, in seconds of system time. */
export interface Queue extends QueueOptions {
  name: string;
  /** `short`: of the jobs with the same `singletonKey`, only one waits. */
  policy?: 'short';
}

/** Jobs in the database schema `jobs`, which is created on first use. */
@Injectable()
export class JobsService implements OnApplicationShutdown {
  private started: Promise<PgBoss> | null = null;
  private readonly queues = new Map<string, Promise<PgBoss>>();

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the job queue with this kind of job registered. After a failure, the next call tries again. */
  open({ name, ...options }: Queue): Promise<PgBoss> {
    const known = this.queues.get(name);
    if (known) return known;
    const opened = this.withQueue(name, options).catch((error: unknown) => {
      this.queues.delete(name);
      throw error;
    });
    this.queues.set(name, opened);
    return opened;
  }

  async onApplicationShutdown(): Promise<void> {
    const boss = await this.started?.catch(() => null);
    await boss?.stop({ graceful: false });
  }

  private async withQueue(name: string, options: Omit<Queue, 'name'>): Promise<PgBoss> {
    this.started ??= this.start().catch((error: unknown) => {
      this.started = null;
      throw error;
    });
    const boss = await this.started;
    await boss.createQueue(name, options);
    // A queue that an older version made keeps its policy, and takes over the rest.
    const { policy: _kept, ...current } = options;
    await boss.updateQueue(name, current);
    return boss;
  }

  private async start(): Promise<PgBoss> {
    const { url: connectionString } = this.db;
    const boss = new PgBoss({ connectionString, schema: 'jobs', max: MOST_CONNECTIONS, schedule: false });
    boss.on('error', (error) => this.logger.error({ err: error }, 'job queue error'));
    await boss.start();
    return boss;
  }
}

/** Makes a pg-boss call part of the given transaction. */
export function within(tx: Queryable) {
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: await tx.rows<unknown>(text, values),
  });
  return { db: { executeSql } };
}
