import { request } from 'undici';
import type { Database } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { OperatorError, readSettings } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { bringUpToDate } from '../../start/build.js';
import { startChild } from '../../start/child.js';
import type { CommandLine } from '../../start/command-line.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { percentiles } from './call-times.js';

const BY_DEFAULT = 100_000;
const CALLS = 200;
/** Articles of a story: most are small. */
const STORIES = [
  { kind: 'small', articles: 5, share: 0.8 },
  { kind: 'large', articles: 400, share: 0.2 },
];
const SENTENCES_OF_TEXT = 24;
const QUESTIONS = [
  'What happened?',
  'How many people left the valley of town 7?',
  'Who repaired the bridge over the Orrin?',
  'When does the hearing of the council begin?',
  'How do the sources differ?',
  'What does the harbour cost?',
];

/**
 * `bench assistant [ARTICLES]`: milliseconds until the first sentence of an answer, at the 50th and 95th percentile, over this many
 * articles (default 100,000) in a temporary database. Each call asks about another story, which nobody asked about before.
 */
export async function run({ operands: [articles = String(BY_DEFAULT)] }: CommandLine): Promise<void> {
  const count = Number(articles);
  if (!Number.isInteger(count) || count < 1_000)
    throw new OperatorError('ARTICLES must be a whole number from 1000.');
  await bringUpToDate({ web: false, say: console.error });
  const world = await openScratchDatabase();
  const db = await connectDatabase(world.url, 2);
  try {
    await prepareDatabase(world.url);
    await goLive(db);
    for (const story of STORIES) await fillStories(db, story, count);
    await db.rows('analyze');
    await measure(db, world.url, count);
  } finally {
    await db.close();
    await world.close();
  }
}

async function fillStories(db: Database, story: (typeof STORIES)[number], count: number): Promise<void> {
  const own = Math.round(count * story.share);
  await db.rows(
    `insert into topic (slug, name, category_id, language, is_listed, article_count, source_count, origin_count, milestone_count,
                        first_reported_at, last_reported_at, created_at, updated_at, hot_rank)
     select $1 || '-story-' || n, 'Story ' || n, 1, 'en', true, $3, 3, 3, 0, now(), now(), now(), now(), n
       from generate_series(1, $2::int / $3::int) n`,
    [story.kind, own, story.articles],
  );
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, content, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key, is_card, hot_rank)
     select $1 || '-report-' || n, s.id, $1 || ':' || n, 'https://made.example/' || $1 || n,
            'The council of town ' || n || ' hears about the bridge over the Orrin',
            'The bridge of town ' || n || ' was repaired on Monday. ' || n % 90 || ' people left the valley, the keeper said.',
            (select string_agg('<p>Sentence ' || n || '-' || i || ' of the report tells what the harbour ' || (n * i) % 997
                               || ' and its keeper did about the storm of that night.</p>', '') from generate_series(1, $3::int) i),
            'en', now() - n % 900 * interval '7 minutes', 'feed', now(), now(), n, n, '{science}', 1, t.id, 'source:' || s.id, true, n
       from (select id, row_number() over (order by id) as place from topic where slug like $1 || '-story-%') t
       cross join lateral generate_series((t.place - 1) * $2::int + 1, t.place * $2::int) n
       join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all from source) s on s.place = n % s.all`,
    [story.kind, story.articles, SENTENCES_OF_TEXT],
  );
}

async function measure(db: Database, databaseUrl: string, articles: number): Promise<void> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const bff = startChild('bff-bench', ['dist/apps/bff/src/main.js'], env, readSettings(process.env).DATA_DIR);
  try {
    await waitUntilLive(`http://127.0.0.1:${port}`);
    for (const { kind } of STORIES) {
      const topics = await db.rows<{ id: number }>(
        "select id from topic where slug like $1 || '-story-%' order by id limit $2",
        [kind, CALLS],
      );
      const spent: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        await db.rows('delete from rate_limit');
        const topicId = topics[call % topics.length]?.id ?? 0;
        spent.push(await firstSentence(port, topicId, QUESTIONS[call % QUESTIONS.length] ?? ''));
      }
      const stories = topics.length;
      console.log(
        JSON.stringify({ bench: 'assistant', articles, kind, stories, calls: CALLS, ...percentiles(spent) }),
      );
    }
  } finally {
    await bff.stop();
  }
}

/** Milliseconds until the first line of the answer. */
async function firstSentence(port: number, topicId: number, question: string): Promise<number> {
  const start = performance.now();
  const answer = await request(`http://127.0.0.1:${port}/api/assistant/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ topicId, question }),
  });
  if (answer.statusCode !== 200) throw new Error(`expected 200, got ${answer.statusCode}`);
  let first: number | null = null;
  for await (const _ of answer.body) first ??= performance.now() - start;
  return first ?? performance.now() - start;
}
