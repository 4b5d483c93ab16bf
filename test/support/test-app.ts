import type { NestExpressApplication } from '@nestjs/platform-express';
import { createLogger, type Logger, readSettings } from '#platform/runtime';
import { createApp } from '../../apps/bff/src/create-app.js';

/** The real BFF on `databaseUrl`, initialised but not listening: supertest gives it a port. */
export async function createTestApp(
  databaseUrl: string,
  env: Record<string, string> = {},
  logger?: Logger,
): Promise<NestExpressApplication> {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '4',
    ...env,
  });
  const app = await createApp(settings, logger ?? createLogger(settings, 'bff'));
  await app.init();
  return app;
}
