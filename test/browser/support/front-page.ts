import { type Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import { notifyListeners } from '#persistence/stories';
import { fillFeed } from '../../../tools/bench/reading/feed-world.js';
import { buildArticle } from '../../support/factories/articles.js';
import { NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { seededDatabase } from '../../support/test-database.js';
import { startBff } from './bff.js';

/** The built web app, served by the built BFF from a real database whose news stands still. */
export interface FrontPage {
  address: string;
  db: Database;
  databaseUrl: string;
  /** Announces changed topics to the BFF, as the worker does. Resolves once the BFF has dropped its cached responses. */
  announce: (topicIds?: readonly number[]) => Promise<void>;
  /** Changes rows and announces it. */
  change: (sql: string) => Promise<void>;
  /** Adds an article at the top of the news feed, as the worker does. */
  publish: (title: string) => Promise<void>;
  /** Resolves once every open event stream has its first mark. Later articles count as new. */
  streamsReady: () => Promise<void>;
  /** Removes the news feed's table. The result restores it. */
  breakFeed: () => Promise<() => Promise<void>>;
  /** Restarts the BFF at the same address with another build of the web app, as an upgrade does. */
  restartWith: (webFolder: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** @param settings further settings of the BFF */
export async function startFrontPage(
  cards: number,
  settings: Record<string, string> = {},
): Promise<FrontPage> {
  const { url, db, drop } = await seededDatabase();
  await fillWithNews(db, cards);
  let bff = await startBff(url, settings);
  const announce = (topicIds: readonly number[] = []) =>
    bff.untilReceived(() => notifyListeners(db, topicIds));
  const change = async (sql: string) => {
    await db.rows(sql);
    await announce();
  };
  let hottest = 1_000_000;
  return {
    address: bff.address,
    db,
    databaseUrl: url,
    announce,
    change,
    publish: async (title) => {
      const { topic_id } = await buildArticle(db, { title, hot_rank: ++hottest });
      await announce(topic_id === null ? [] : [topic_id]);
    },
    streamsReady: () => bff.streamsReady(),
    breakFeed: async () => {
      await change('alter table article rename to article_away');
      return () => change('alter table article_away rename to article');
    },
    restartWith: async (webFolder) => {
      const { port } = new URL(bff.address);
      await bff.stop();
      bff = await startBff(url, { ...settings, PORT: port }, webFolder);
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
  // The generated topics set their own ids.
  await db.rows("select setval('topic_id_seq', (select max(id) from topic))");
}
