import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createLogger, type Logger, readSettings } from '#platform/runtime';
import { IngestService } from '../../apps/worker/src/ingest/ingest.service.js';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';
import { readUntilIdle } from './visits.js';

export interface TestWorker {
  /** Visits feeds until none is due. Returns how many it visited. */
  readFeeds: () => Promise<number>;
  app: INestApplicationContext;
  stop: () => Promise<void>;
}

/** The real worker on `databaseUrl` in this process, without timers. */
export async function startTestWorker(
  databaseUrl: string,
  env: Record<string, string> = {},
  logger?: Logger,
): Promise<TestWorker> {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '8',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const module = WorkerModule.with(settings, logger ?? createLogger(settings, 'worker'), false);
  const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  const ingest = app.get(IngestService, { strict: false });
  const readFeeds = () => readUntilIdle(ingest);
  return { app, readFeeds, stop: () => app.close() };
}
