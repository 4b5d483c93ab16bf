import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { type Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import type { Logger } from '#platform/runtime';
import { buildUser } from './factories/accounts.js';
import { NEWS_DAY } from './factories/news-day.js';
import type { Values } from './factories/values.js';
import { bearerOf } from './readers.js';
import { createTestApp } from './test-app.js';
import { seededDatabase } from './test-database.js';

/** A reader whose API client has a token. */
export interface TestReader {
  id: number;
  token: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The real BFF, listening, on its own database. Its news stands still at the first report. */
export interface ReaderApp {
  db: Database;
  app: NestExpressApplication;
  reader: (values?: Values<'user_account'>) => Promise<TestReader>;
  /** Calls as this reader. `path` is the part after `/api`. */
  call: (who: TestReader, method: Method, path: string) => request.Test;
  stop: () => Promise<void>;
}

export async function startReaderApp(env: Record<string, string> = {}, logger?: Logger): Promise<ReaderApp> {
  const { url, db, drop } = await seededDatabase();
  const app = await createTestApp(url, env, logger);
  await app.listen(0);
  const [from, wall] = [NEWS_DAY, new Date()];
  await startReplay(db, { name: 'test', fictional: true, from, to: from, backfillUntil: from, wall });
  return {
    db,
    app,
    reader: async (values = {}) => {
      const { id } = await buildUser(db, values);
      return { id, token: await bearerOf(db, id) };
    },
    call: ({ token }, method, path) =>
      request(app.getHttpServer())[method](`/api${path}`).set('Authorization', token),
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}
