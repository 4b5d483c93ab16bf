import pino from 'pino';
import type { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { connectDatabase, migrate } from '#persistence/schema';
import { seed } from '#persistence/seed';
import { nextTopicCommand, orderTopicCommand, takeKeeper, topicCommandAnswer } from '#persistence/stories';
import { readSettings } from '#platform/runtime';
import { ImageAddresses } from '../../apps/bff/src/images/image-addresses.service.js';
import { LimitsService } from '../../apps/bff/src/limits/limits.service.js';
import { PastService } from '../../apps/bff/src/topics/past.service.js';
import { EpochService } from '../../apps/worker/src/stories/memory/epoch.service.js';
import { OrderService } from '../../apps/worker/src/stories/orders/order.service.js';
import { QuestionsService } from '../../apps/worker/src/stories/rebuild/questions.service.js';
import { ReadingService } from '../../apps/worker/src/stories/rebuild/reading.service.js';
import { RebuildService } from '../../apps/worker/src/stories/rebuild/rebuild.service.js';
import { RebuildLoader } from '../../apps/worker/src/stories/rebuild/rebuild-loader.service.js';
import { RebuildWriter } from '../../apps/worker/src/stories/rebuild/rebuild-writer.service.js';
import { quietOrders } from '../../test/support/quiet-orders.js';
import { openScratchDatabase } from '../measure/scratch-database.js';

/** Articles of each of the two topics, and articles of a milestone. */
const ARTICLES = 5_000;
const OF_MILESTONE = 5;
const NEWS_NOW = new Date('2031-03-04T12:00:00.000Z');

/**
 * `bench merge`: the seconds of an editor's merge of two topics with 5,000 articles each, and of its undo, while readers keep
 * reading both, and of showing one of them as it was before. Fails if a reader sees articles of both topics in one, or in neither.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase();
  try {
    const db = await connectDatabase(scratch.url, 6);
    try {
      await migrate(db.orm);
      await seed(db, NEWS_NOW);
      console.log(JSON.stringify({ bench: 'merge', articles: ARTICLES, ...(await measure(db)) }));
    } finally {
      await db.close();
    }
  } finally {
    await scratch.close();
  }
}

async function measure(db: Database) {
  await fill(db);
  const readers = new Readers(db);
  try {
    const merged = await secondsOf(db, { kind: 'merge', payload: { from: 2, into: 1 } });
    const undone = await secondsOf(db, { kind: 'undo', payload: { change: merged.change } });
    const read = await readers.finish();
    return { seconds: merged.seconds, undoSeconds: undone.seconds, ...read, pastSeconds: await past(db) };
  } finally {
    await readers.finish();
  }
}

/** How long the time machine takes to show one of the topics as it was before both orders. */
async function past(db: Database): Promise<number> {
  const stories = new PastService(
    db,
    new NewsClock(db, () => NEWS_NOW),
    new ImageAddresses(db, readSettings({})),
    new LimitsService(db),
  );
  const started = performance.now();
  const { articles } = await stories.story('2', new Date(NEWS_NOW.getTime() - 1));
  const seconds = Math.round(performance.now() - started) / 1000;
  // The newest article came in that millisecond.
  if (articles.length !== ARTICLES - 1) throw new Error(`It shows ${articles.length} articles.`);
  return seconds;
}

async function secondsOf(db: Database, order: Parameters<typeof orderTopicCommand>[1]) {
  const logger = pino({ level: 'silent' });
  const epochs = new EpochService(db, new NewsClock(db, () => NEWS_NOW));
  const loader = new RebuildLoader(new ReadingService());
  const orders = new OrderService(
    new RebuildService(loader, new RebuildWriter(), new QuestionsService(quietOrders(db), logger)),
  );
  const epoch = (await takeKeeper(db, 'bench', 0)) ?? 0;
  const id = await orderTopicCommand(db, order, 'editor');
  const command = await nextTopicCommand(db);
  if (!command) throw new Error('The order does not wait.');
  const started = performance.now();
  await epochs.write(epoch, async (tx) => (await orders.execute(tx, [command], NEWS_NOW))[0]?.topics ?? []);
  const seconds = Math.round(performance.now() - started) / 1000;
  const answer = await topicCommandAnswer(db, id);
  if (answer?.state !== 'done') throw new Error(`The order was refused: ${answer?.refusal}.`);
  return { seconds, change: answer.change_id ?? 0 };
}

/** Reads the number of articles of each topic again and again, in one statement, as a page does. */
class Readers {
  private isOver = false;
  private reads = 0;
  private slowestMs = 0;
  private readonly work: Promise<void>;

  constructor(private readonly db: Database) {
    this.work = this.read();
  }

  async finish(): Promise<{ reads: number; slowestReadMs: number }> {
    this.isOver = true;
    await this.work;
    return { reads: this.reads, slowestReadMs: Math.round(this.slowestMs) };
  }

  private async read(): Promise<void> {
    while (!this.isOver) {
      const started = performance.now();
      const rows = await this.db.rows<{ id: number; article_count: number; held: number }>(
        'select id, article_count, (select count(*)::int from article where topic_id = t.id) as held from topic t order by id',
      );
      this.slowestMs = Math.max(this.slowestMs, performance.now() - started);
      this.reads += 1;
      const held = rows.map((row) => row.held).join(' ');
      const isWhole = held === `${ARTICLES} ${ARTICLES}` || held === `${2 * ARTICLES}`;
      if (!isWhole || rows.some((row) => row.held !== row.article_count))
        throw new Error(`A reader saw a half state: ${held}.`);
    }
  }
}

/** Two topics of English reports, each with milestones of five. */
async function fill(db: Database): Promise<void> {
  await db.rows(
    `insert into topic (id, slug, name, category_id, language, is_listed, article_count, source_count, origin_count, milestone_count,
                        first_reported_at, last_reported_at, last_milestone_at, created_at, updated_at)
     select n, 'made-story-' || n || '-x', 'Made story ' || n, (select min(id) from category), 'en', true, $2::int, 50, 50, $2::int / $3::int,
            $1, $1, $1, $1::timestamptz - interval '60 days', $1 from generate_series(1, 2) n`,
    [NEWS_NOW, ARTICLES, OF_MILESTONE],
  );
  await db.rows(
    `insert into article (id, slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key,
                          copy_of_id, is_card, placement)
     select n, 'made-report-' || n || '-x', s.id, 'url:made-' || n, 'https://made.example/' || n,
            'Council of town ' || n % 97 || ' decides matter ' || n, 'Point ' || n || ' of the day was decided in town ' || n % 97 || '.',
            'en', at, 'feed', at, at, n, n, '{science}', c.id, (n - 1) / $2::int + 1, 'source:' || s.id, n, true, '{"joined": true}'
       from generate_series(1, 2 * $2::int) n
       cross join lateral (select $1::timestamptz - (n % 5000) * interval '10 minutes' as at) t
       join (select id, row_number() over (order by id) - 1 as place from source limit 50) s on s.place = n % 50
       cross join (select min(id) as id from category) c`,
    [NEWS_NOW, ARTICLES],
  );
  await db.rows(
    `insert into milestone (id, topic_id, anchor_article_id, title, description, date, impact_value, is_significant, significance,
                            confirmation_level, origin_count, outlet_count, created_at, updated_at)
     select n, (n - 1) / ($1::int / $2::int) + 1, (n - 1) * $2::int + 1, 'Made development ' || n, '', a.published_at, 4, false, 'medium',
            'verified', 5, 5, a.published_at, a.published_at
       from generate_series(1, 2 * $1::int / $2::int) n join article a on a.id = (n - 1) * $2::int + 1`,
    [ARTICLES, OF_MILESTONE],
  );
  await db.rows(
    `insert into milestone_article (article_id, milestone_id, origin_key, role)
     select id, (id - 1) / $1::int + 1, origin_key, case when (id - 1) % $1::int = 0 then 'first' else 'confirms' end from article`,
    [OF_MILESTONE],
  );
  await db.rows(
    `insert into counter (name, value) values ('cards', (select count(*) from article))
     on conflict (name) do update set value = excluded.value`,
  );
  // The rows above set their own ids.
  for (const table of ['topic', 'article', 'milestone'])
    await db.rows(`select setval('${table}_id_seq', (select max(id) from ${table}))`);
  await db.rows('vacuum analyze article, topic, milestone, milestone_article');
}
