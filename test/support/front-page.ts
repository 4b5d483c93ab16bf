import type { AddressInfo } from 'node:net';
import { type Database, startReplay, tellListeners } from '#persistence';
import { fillFeed } from '../../tools/bench/feed-world.js';
import { buildArticle, buildSource, NEWS_DAY } from './factories.js';
import { createTestApp } from './test-app.js';
import { seededDatabase } from './test-database.js';

/** The built web app, served by the real BFF from a real database whose news stands still. */
export interface FrontPage {
  address: string;
  db: Database;
  /** Changes rows, and tells the BFF as the worker does. */
  change: (sql: string) => Promise<void>;
  /** One more article on top of the feed, as the worker places it. */
  publish: (title: string) => Promise<void>;
  /** The feed's tables are gone, until the answer is called. */
  breakFeed: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
}

export async function startFrontPage(cards: number): Promise<FrontPage> {
  const { url, db, drop } = await seededDatabase();
  const [from, wall] = [NEWS_DAY, new Date()];
  await startReplay(db, { name: 'test', fictional: true, from, to: from, backfillUntil: from, wall });
  await buildSource(db, { name: 'Orrin Herald', trust_score: 91, trust_coverage: 0.8 });
  for (const name of ['Unrated Post', 'Radio Tamsel']) await buildSource(db, { name });
  await fillFeed(db, cards, NEWS_DAY);
  // Made topics bring their ids along.
  await db.rows("select setval('topic_id_seq', (select max(id) from topic))");
  const app = await createTestApp(url);
  await app.listen(0, '127.0.0.1');
  const change = async (sql: string) => {
    await db.rows(sql);
    await tellListeners(db, []);
  };
  let hottest = 1_000_000;
  return {
    address: `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`,
    db,
    change,
    publish: async (title) => {
      await buildArticle(db, { title, topic_id: 1, hot_rank: ++hottest });
      await tellListeners(db, [1]);
    },
    breakFeed: async () => {
      await change('alter table article rename to article_away');
      return () => change('alter table article_away rename to article');
    },
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}
