import { type Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import { tellListeners } from '#persistence/stories';
import { fillFeed } from '../../../tools/bench/reading/feed-world.js';
import { buildArticle, buildSource, NEWS_DAY } from '../../support/factories.js';
import { seededDatabase } from '../../support/test-database.js';
import { startBff } from './bff.js';

/** The built web app, served by the built BFF from a real database whose news stands still. */
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
  await fillWithNews(db, cards);
  const bff = await startBff(url);
  const tell = (topicIds: readonly number[] = []) => bff.hears(() => tellListeners(db, topicIds));
  const change = async (sql: string) => {
    await db.rows(sql);
    await tell();
  };
  let hottest = 1_000_000;
  return {
    address: bff.address,
    db,
    tell,
    change,
    publish: async (title) => {
      await buildArticle(db, { title, topic_id: 1, hot_rank: ++hottest });
      await tell([1]);
    },
    greeted: bff.greeted,
    breakFeed: async () => {
      await change('alter table article rename to article_away');
      return () => change('alter table article_away rename to article');
    },
    stop: async () => {
      await bff.stop();
      await drop();
    },
  };
}

async function fillWithNews(db: Database, cards: number): Promise<void> {
  const [from, wall] = [NEWS_DAY, new Date()];
  await startReplay(db, { name: 'test', fictional: true, from, to: from, backfillUntil: from, wall });
  await buildSource(db, { name: 'Orrin Herald', trust_score: 91, trust_coverage: 0.8 });
  for (const name of ['Unrated Post', 'Radio Tamsel']) await buildSource(db, { name });
  await fillFeed(db, cards, NEWS_DAY);
  // Made topics bring their ids along.
  await db.rows("select setval('topic_id_seq', (select max(id) from topic))");
}
