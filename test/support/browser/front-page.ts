import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import { STORIES_CHANNEL, tellListeners } from '#persistence/stories';
import { Channels } from '../../../apps/bff/src/http/channels.service.js';
import { EventStreams } from '../../../apps/bff/src/notifications/event-streams.service.js';
import { fillFeed } from '../../../tools/bench/reading/feed-world.js';
import { buildArticle, buildSource, NEWS_DAY } from '../factories.js';
import { createTestApp } from '../test-app.js';
import { seededDatabase } from '../test-database.js';

const ASK_AGAIN_MS = 20;

/** The built web app, served by the real BFF from a real database whose news stands still. */
export interface FrontPage {
  address: string;
  db: Database;
  /** Tells the BFF, as the worker does, that topics changed; resolves once it has heard it, and keeps no answer of before. */
  tell: (topicIds?: readonly number[]) => Promise<void>;
  /** Changes rows, and tells. */
  change: (sql: string) => Promise<void>;
  /** One more article on top of the feed, as the worker places it. */
  publish: (title: string) => Promise<void>;
  /** Resolves once every open event stream was told where the feed stands: what comes from then on is growth. */
  greeted: () => Promise<void>;
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
  const channels = app.get(Channels);
  while (!channels.isListening) await wait(ASK_AGAIN_MS);
  const hearing: (() => void)[] = [];
  channels.on(STORIES_CHANNEL, () => {
    for (const heard of hearing.splice(0)) heard();
  });
  const tell = async (topicIds: readonly number[] = []) => {
    const heard = new Promise<void>((resolve) => hearing.push(resolve));
    await tellListeners(db, topicIds);
    await heard;
  };
  const change = async (sql: string) => {
    await db.rows(sql);
    await tell();
  };
  let hottest = 1_000_000;
  return {
    address: `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`,
    db,
    tell,
    change,
    publish: async (title) => {
      await buildArticle(db, { title, topic_id: 1, hot_rank: ++hottest });
      await tell([1]);
    },
    greeted: async () => {
      const streams = () => app.get(EventStreams).all();
      while (streams().length === 0 || streams().some(({ mark }) => mark === null)) await wait(ASK_AGAIN_MS);
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
