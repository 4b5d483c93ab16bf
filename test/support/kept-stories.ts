import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Response, type Test } from 'supertest';
import type { StoryOrder } from '#contract/desk';
import type { Database } from '#persistence/database';
import type { KeeperService } from '../../apps/worker/src/stories/keeper.service.js';
import { keeperAt, settle } from './keeper.js';
import { createTestApp } from './test-app.js';
import { seededDatabase, type TestDatabase } from './test-database.js';

/** A database whose stories a keeper writes and the BFF answers. */
export class KeptStories {
  private constructor(
    private readonly database: TestDatabase,
    private readonly app: NestExpressApplication,
    private keeper: KeeperService,
  ) {}

  /** @param hours news time, in hours after the first report */
  static async start(hours: number): Promise<KeptStories> {
    const database = await seededDatabase();
    return new KeptStories(database, await createTestApp(database.url), keeperAt(database.db, hours));
  }

  get db(): Database {
    return this.database.db;
  }

  get(path: string): Test {
    return request(this.app.getHttpServer()).get(path);
  }

  post(path: string): Test {
    return request(this.app.getHttpServer()).post(path);
  }

  /** Gives an order as the reader of `cookie`, and runs the keeper until it is answered. */
  async give(cookie: string, order: StoryOrder, seen: number): Promise<Response> {
    let isAnswered = false;
    const keeping = async () => {
      while (!isAnswered) await this.settle();
    };
    const given = this.post('/api/admin/orders')
      .set('Cookie', cookie)
      .send({ order, seen })
      .then((response) => {
        isAnswered = true;
        return response;
      });
    const [response] = await Promise.all([given, keeping()]);
    return response;
  }

  /** Runs the keeper until nothing waits. */
  async settle(): Promise<void> {
    await settle(this.db, this.keeper);
  }

  /** Replaces the keeper by one at this hour. It reviews the stories of the last day. */
  async settleAt(hours: number): Promise<void> {
    await this.keeper.release();
    this.keeper = keeperAt(this.db, hours);
    await this.settle();
  }

  async topicOf(article: number): Promise<number> {
    const [row] = await this.db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [
      article,
    ]);
    return row?.topic_id ?? 0;
  }

  async stop(): Promise<void> {
    await this.keeper.release();
    await this.app.close();
    await this.database.drop();
  }
}
