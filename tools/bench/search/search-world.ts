import { type Database } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import { systemClock } from '#platform/runtime';
import { readLines } from '../../measure/read-lines.js';

const BATCH = 5_000;
const SOURCES = 300;
/** The articles are spread over this many days. */
const DAYS = 1_000;
export const VOCABULARY = 60_000;
const SYLLABLES = 'ba ko ri ten mo la dur vi sha no per gu lin ost ar fe tum zo wel kip'.split(' ');

export interface SearchText {
  title: string;
  summary: string;
}

/** A pseudo-random number from 0 to 1 for each n, the same in every run. */
export function scattered(n: number): number {
  let x = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

/** The invented word of a rank. Frequent words are short. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length];
  return word;
}

/** Ranks distributed like words in news (Zipf-Mandelbrot). The first word is in about every third article. */
export function rankAt(share: number): number {
  const [offset, most] = [7, VOCABULARY + 7];
  return Math.floor(offset * (most / offset) ** share) - offset;
}

/** Invented articles: titles of 9 words, summaries of 30. */
export function* inventedTexts(count: number): Generator<SearchText> {
  for (let n = 0; n < count; n++) {
    const words = Array.from({ length: 39 }, (_, place) => wordOf(rankAt(scattered(n * 41 + place))));
    yield { title: words.slice(0, 9).join(' '), summary: `${words.slice(9).join(' ')}.` };
  }
}

/** Up to `count` articles from a file with one `{title, summary}` per line. */
export async function* givenTexts(file: string, count: number): AsyncGenerator<SearchText> {
  let left = count;
  for await (const line of readLines<Partial<SearchText>>(file)) {
    if (left-- === 0) return;
    yield { title: line.title ?? '', summary: line.summary ?? '' };
  }
}

/** True if an earlier run has filled the database completely: statistics are collected last. */
export async function isFilled(db: Database): Promise<boolean> {
  const [row] = await db.rows<{ reltuples: number }>(
    "select reltuples from pg_class where oid = 'article_search'::regclass",
  );
  return (row?.reltuples ?? 0) > 0;
}

/** Fills a prepared, empty database with these texts as placed articles, oldest first. Returns their number. */
export async function fillArticles(
  db: Database,
  texts: Iterable<SearchText> | AsyncIterable<SearchText>,
  expected: number,
): Promise<number> {
  await openTopic(db);
  let done = 0;
  let batch: SearchText[] = [];
  const write = async () => {
    await insertTexts(db, done, batch, expected);
    done += batch.length;
    batch = [];
  };
  for await (const text of texts) if (batch.push(text) === BATCH) await write();
  if (batch.length > 0) await write();
  await db.rows('vacuum analyze article');
  await db.rows('vacuum analyze article_search');
  return done;
}

/** One topic for all articles, because search ignores topics. */
async function openTopic(db: Database): Promise<void> {
  await db.rows(
    `insert into source (domain, slug, name, url, category, description)
     select 'made-' || n || '.example', 'made-' || n, 'Made ' || n, 'https://made-' || n || '.example/', 'national', 'Newspaper'
       from generate_series(1, $1::int) n`,
    [SOURCES],
  );
  const now = systemClock.now();
  await db.rows(
    `insert into topic (id, slug, name, language, first_reported_at, last_reported_at, created_at, updated_at)
     values (1, 'made-story', 'Made story', 'en', $1, $1, $1, $1)`,
    [now],
  );
}

async function insertTexts(
  db: Database,
  done: number,
  texts: readonly SearchText[],
  expected: number,
): Promise<void> {
  const rows = await db.rows<{ id: number }>(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key,
                          is_card, hot_rank)
     select 'made-report-' || n || '-x', s.id, 'url:made-' || n, 'https://made.example/' || n, t.title, t.summary, 'en', at,
            'feed', at, at, n, n, '{science}', c.id, 1, 'source:' || s.id, true, n
       from unnest($1::text[], $2::text[]) with ordinality as t (title, summary, place)
       cross join lateral (select $3::int + place as n) number
       cross join lateral (select $4::timestamptz - ($5::int - n) * ($6::int * interval '1 day' / $5::int) as at) moment
       join (select id, row_number() over (order by id) - 1 as place from source where domain like 'made-%') s
         on s.place = n % $7::int
       cross join (select min(id) as id from category) c
     returning id`,
    [
      texts.map(({ title }) => title),
      texts.map(({ summary }) => summary),
      done,
      systemClock.now(),
      expected,
      DAYS,
      SOURCES,
    ],
  );
  await writeSearchWords(
    db,
    rows.map(({ id }) => id),
  );
}
