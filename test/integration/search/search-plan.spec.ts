import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract/site';
import { readSearch } from '#domain/search';
import { type RawSql } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  areSurelyMore,
  countMatches,
  foundPage,
  literalTitles,
  SearchConnections,
  type SearchPage,
  type SearchRequest,
  stemmedQueries,
  storiesBeginning,
  storiesMatching,
} from '#persistence/search';
import { fillTopicWords } from '#persistence/stories';
import { findArticles, type PageQuery } from '../../../apps/bff/src/search/find-articles.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic } from '../../support/factories/stories.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ARTICLES = 12_000;
/** How long before the first article older ones were published: days, then periods of 32 days. */
const OLDER_DAYS = [20, 40, 70, 200, 1_500];
const MIDNIGHT = new Date('2031-01-16T00:00:00Z');
const AROUND_MIDNIGHT = [new Date(MIDNIGHT.getTime() - 1), MIDNIGHT];
let database: TestDatabase;
let connections: SearchConnections;

/** Every article mentions the valley, every thousandth a heron, and one a lantern. */
beforeAll(async () => {
  database = await seededDatabase();
  connections = new SearchConnections(database.url, { most: 1, timeoutMs: 2_000 });
  const { db } = database;
  const first = await buildArticle(db, { title: 'The lantern of the valley' });
  // Raw SQL: one statement for many rows.
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key, is_card)
     select 'made-' || n || '-x', source_id, 'made:' || n, url, case when n % 1000 = 0 then 'A heron' else 'News' end,
            'From the valley, number ' || n, language, published_at - n * interval '1 minute', published_from,
            first_seen_at, updated_at, n, n, tags, category_id, topic_id, origin_key, true
       from article, generate_series(1, $2::int) n where id = $1`,
    [first.id, ARTICLES],
  );
  const { source_id, topic_id } = first;
  const older = OLDER_DAYS.map((days) => hoursAfter(-24 * days));
  for (const published_at of [...older, ...AROUND_MIDNIGHT])
    await buildArticle(db, { title: 'An osprey', excerpt: 'A bird.', published_at, source_id, topic_id });
  const ids = await db.rows<{ id: number }>('select id from article');
  await writeSearchWords(
    db,
    ids.map(({ id }) => id),
  );
  await db.rows('analyze');
});
afterAll(async () => {
  await connections.close();
  await database.drop();
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];

/** What a query reads: its indexes and the most rows of a table in one step of the plan. */
async function reading(work: (tx: RawSql) => Promise<unknown>) {
  const nodes: Node[] = [];
  await work({
    rows: async <Row>(text: string, values: readonly unknown[] = []) => {
      const plans = await connections.rows<{ 'QUERY PLAN': { Plan: Node }[] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      for (const { 'QUERY PLAN': tops } of plans) nodes.push(...tops.flatMap(({ Plan }) => flat(Plan)));
      return connections.rows<Row>(text, values);
    },
  });
  const ofType = (type: string) => nodes.filter((node) => node['Node Type'] === type);
  const reads = nodes.filter((node) => /^(article|topic)/.test(node['Relation Name'] ?? ''));
  // A plan has the mean of all loops, with two decimals.
  const rowsOf = (node: Node) =>
    Math.round((node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
  return {
    scans: ofType('Seq Scan'),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rows: Math.max(0, ...reads.map(rowsOf)),
    /** Rows of milestones that were looked at. */
    lookups: Math.max(
      0,
      ...nodes.filter((node) => node['Relation Name'] === 'milestone_article').map(rowsOf),
    ),
  };
}

const requestOf = async (word: string, filter: Partial<SearchRequest> = {}): Promise<SearchRequest> => ({
  queries: await stemmedQueries(database.db, word),
  sourceIds: undefined,
  from: undefined,
  before: undefined,
  ...filter,
});
/** The first page, and one far beyond the ranked matches. */
const FIRST: SearchPage = { limit: 8, offset: 0, ranked: 1_000, now: NEWS_DAY };
const OLDER: SearchPage = { limit: 8, offset: 1_592, ranked: 1_000, now: NEWS_DAY };
/** From 2031-02-25 on: the newest 721 minutes, then whole days of 1,440 articles in slices of 1, 2, 4 and 1 days. */
it.each([
  ['"lantern"', {}, FIRST, 1],
  ['"heron"', {}, FIRST, 12],
  ['"heron"', {}, OLDER, 12],
  ['"heron"', { from: hoursAfter(-24), before: hoursAfter(1) }, FIRST, 2],
  ['"valley"', {}, FIRST, 2_161],
  ['"valley" -"heron"', {}, FIRST, 2_161],
  ['"lantern" or "valley"', {}, OLDER, 2_161],
  ['"valley"', { from: NEWS_DAY }, FIRST, 721],
  ['"valley"', { sourceIds: [-1] }, FIRST, 1],
])(
  'finds and counts %s with %p by indexes, reading at most about twice as many rows as it needs',
  async (word, filter, page, most) => {
    const search = await requestOf(word, filter);
    const { scans, indexes, rows } = await reading((tx) => foundPage(tx, search, page, 1_000));
    expect(scans).toEqual([]);
    expect(indexes.join()).toMatch(
      'sourceIds' in filter ? /article_search_(?:words|of_source)/ : /article_search_words/,
    );
    expect(rows).toBeLessThanOrEqual(most);
  },
);

it('does not count words that a sample proves to be common', async () => {
  const read = await reading((tx) =>
    findArticles(tx, readSearch('valley'), { offset: 0, limit: 8 }, NEWS_DAY),
  );
  expect(read.scans).toEqual([]);
  expect(read.rows).toBeLessThan(5_000);
  expect(await areSurelyMore(connections, await requestOf('"valley"'), 10_000)).toBe(true);
  expect(await areSurelyMore(connections, await requestOf('"valley"'), ARTICLES)).toBe(false);
  expect(await areSurelyMore(connections, await requestOf('"heron"'), 10_000)).toBe(false);
});

it('finds what was published long ago, at the edge of a day, and by one source', async () => {
  const dates = await database.db.rows<{ id: number }>(
    `select article_id as id from article_search where words @@ to_tsquery('english', 'osprey')
      order by published_at desc`,
  );
  const all = dates.map(({ id }) => id);
  expect(all).toHaveLength(OLDER_DAYS.length + AROUND_MIDNIGHT.length);
  const newest = { ...FIRST, ranked: 0 };
  const sources = await database.db.rows<{ id: number }>('select distinct source_id as id from article');
  for (const sourceIds of [undefined, sources.map(({ id }) => id)]) {
    const search = await requestOf('"osprey"', { sourceIds });
    expect(await foundPage(connections, search, newest, 100)).toEqual({ count: all.length, ids: all });
    const earlier = await foundPage(connections, { ...search, before: MIDNIGHT }, newest, 100);
    const later = await foundPage(connections, { ...search, from: MIDNIGHT }, newest, 100);
    expect([later.ids, earlier.ids]).toEqual([all.slice(0, 3), all.slice(3)]);
  }
});

it('counts as far as it is told to', async () => {
  const search = await requestOf('"valley"');
  const counted = async (most: number) => (await foundPage(connections, search, FIRST, most)).count;
  expect(await counted(ARTICLES)).toBe(ARTICLES + 1);
  expect(await counted(2 * ARTICLES)).toBe(ARTICLES + 1);
  expect(await counted(10)).toBe(11);
});

/** Every match in the specified order, by the simplest SQL. */
const inOrder = async (query: string, { from, to }: { from?: string; to?: string }) =>
  (
    await database.db.rows<{ article_id: number }>(
      `with m as (
         select *, row_number() over (order by published_at desc, article_id desc) as place
           from article_search
          where words @@ websearch_to_tsquery('english', $1)
            and published_at >= coalesce($2::date, '-infinity') and published_at < coalesce($3::date + 1, 'infinity'))
       select article_id from m
        order by case when place <= 1000
                      then ts_rank(words, websearch_to_tsquery('english', $1), 1)
                           * (0.2 + 0.8 * exp(-greatest(extract(epoch from $4::timestamptz - published_at)::float8, 0)
                                              / 864000)) end desc nulls last,
                 published_at desc, article_id desc`,
      [query, from ?? null, to ?? null, NEWS_DAY],
    )
  ).map(({ article_id }) => article_id);

it.each([
  ['valley', {}, 10_001],
  ['valley number', {}, 10_001],
  ['valley -heron', {}, 10_001],
  ['lantern OR number', {}, 10_001],
  ['"valley number"', {}, 10_001],
  ['"number heron"', {}, 0],
  ['heron valley', {}, 12],
  ['valley', { from: '2031-02-27', to: '2031-03-02' }, 5_760],
])('finds the newest of %s with %p by score, then by date', async (q, days, count) => {
  const all = await inOrder(q, days);
  expect(Math.min(all.length, 10_001)).toBe(count);
  for (const [offset, limit] of [
    [0, 8],
    [SEARCH_RANKED - 4, 8],
    [5_000, 8],
    [SEARCH_COUNTED_MOST - 2, 8],
    [SEARCH_COUNTED_MOST + 50, 8],
  ] as const) {
    const found = await findArticles(connections, readSearch(q), { offset, limit, ...days }, NEWS_DAY);
    const ids = all.slice(offset, Math.min(offset + limit, SEARCH_COUNTED_MOST));
    expect(found).toEqual({ count, isLowerBound: count > SEARCH_COUNTED_MOST, ids, literal: null });
  }
});

describe('a quick count', () => {
  const DAYS = { from: '2031-02-27', to: '2031-03-02' };
  const of = (q: string, page: Partial<PageQuery>, count: 'quick' | 'exact') =>
    findArticles(connections, readSearch(q), { offset: 0, limit: 8, ...page, count }, NEWS_DAY);

  it.each([
    ['valley', DAYS],
    ['valley', { ...DAYS, sort: 'newest' as const }],
    ['valley', { ...DAYS, offset: SEARCH_RANKED - 8 }],
    ['valley number -heron', DAYS],
  ])('of %s with %p ends at a thousand, and the page stays the same', async (q, page) => {
    const [quick, exact] = [await of(q, page, 'quick'), await of(q, page, 'exact')];
    expect(exact.isLowerBound).toBe(false);
    expect(exact.count).toBeGreaterThan(5_700);
    expect(quick).toEqual({ ...exact, count: SEARCH_RANKED, isLowerBound: true });
    // The web app asks for the total in this way, once for all pages and orders.
    const total = await of(q, { ...page, sort: 'newest', offset: 0, limit: 1 }, 'exact');
    expect(total).toEqual({ ...exact, ids: [expect.any(Number)] });
  });

  it.each([
    ['heron', {}],
    ['heron valley', DAYS],
    ['"number heron"', {}],
    // All articles with both words are read at once.
    ['"valley number"', DAYS],
    ['the', {}],
    ['valley', {}],
    ['valley', { ...DAYS, offset: SEARCH_RANKED }],
  ])('of %s with %p is what the exact one is', async (q, page) => {
    expect(await of(q, page, 'quick')).toEqual(await of(q, page, 'exact'));
  });

  it('reads hardly more than is ranked', async () => {
    const rowsOf = async (count: 'quick' | 'exact') =>
      (
        await reading((tx) =>
          findArticles(tx, readSearch('valley'), { offset: 0, limit: 8, ...DAYS, count }, NEWS_DAY),
        )
      ).rows;
    expect(await rowsOf('exact')).toBeGreaterThanOrEqual(5_760);
    expect(await rowsOf('quick')).toBeLessThanOrEqual(3 * SEARCH_RANKED);
  });
});

it.each(['valley', 'valley -heron', 'heron'])(
  'finds the newest of %s by date alone if asked to',
  async (q) => {
    const byDate = await database.db.rows<{ article_id: number }>(
      `select article_id from article_search where words @@ websearch_to_tsquery('english', $1)
      order by published_at desc, article_id desc limit 8 offset 4`,
      [q],
    );
    const found = await findArticles(
      connections,
      readSearch(q),
      { offset: 4, limit: 8, sort: 'newest' },
      NEWS_DAY,
    );
    expect(found.ids).toEqual(byDate.map(({ article_id }) => article_id));
  },
);

it.each([
  ['"heron"', 12],
  ['"lantern"', 1],
])('looks up the kind of each match of %s and of no other article', async (word, matches) => {
  for (const kind of ['report', 'comment'] as const) {
    const search = await requestOf(word, { kind });
    const { scans, lookups } = await reading((tx) => foundPage(tx, search, FIRST, 1_000));
    expect(scans).toEqual([]);
    expect(lookups).toBeLessThanOrEqual(matches);
  }
});

it('reads the titles for stop words along the index of dates, as many as allowed', async () => {
  const search = await requestOf('"the"');
  const bounds = { limit: 8, offset: 0, scanned: 3_000, most: 10_001 };
  const { scans, indexes, rows } = await reading((tx) => literalTitles(tx, [['a', 'heron']], search, bounds));
  expect(scans).toEqual([]);
  expect(indexes).toContain('article_search_newest');
  expect(rows).toBeLessThanOrEqual(3_000);
  const found = await literalTitles(database.db, [['a', 'heron']], search, bounds);
  expect(found).toMatchObject({ count: 2, isComplete: false });
  const all = { ...bounds, scanned: 2 * ARTICLES };
  expect(await literalTitles(database.db, [['a', 'heron']], search, all)).toMatchObject({
    count: 12,
    isComplete: true,
  });
});

it.each([
  ['"lantern"', -1, 1],
  ['"heron"', -1, 0],
  ['"heron"', -150, 9],
  ['"valley"', -150, 100],
])('counts the new results of %s since %d hours by an index', async (word, hours, count) => {
  const search = await requestOf(word, { from: hoursAfter(hours) });
  const { scans, indexes } = await reading((tx) => countMatches(tx, search, 100));
  expect(scans).toEqual([]);
  expect(indexes.length).toBeGreaterThan(0);
  expect(await countMatches(database.db, search, 100)).toBe(count);
});

describe('stories', () => {
  /** A block of ids has a thousand of these stories. */
  const BOUND = 1_500;

  /**
   * Every story is about the valley, every hundredth about a heron, and one about a lantern. The 2,000 oldest mention a lamp on a buoy.
   * Ids are as far apart as if other stories were not listed. Raw SQL: many rows.
   */
  beforeAll(async () => {
    const { db } = database;
    await buildTopic(db, { name: 'Lantern of Orrin', label: 'Buoy', slug: 'oldest', hot_rank: -1 });
    await db.rows(
      `insert into topic (id, slug, name, label, description, language, is_listed, hot_rank, first_reported_at, last_reported_at, created_at, updated_at)
       select 1000 + 16 * n, 'made-x' || n, 'Story number ' || n, case when n % 100 = 0 then 'Heron of the valley' else 'Valley of Orrin' end,
              case when n <= 2000 then 'A lamp on a buoy.' end, 'en', true, n, $1, $1, $1, $1 from generate_series(1, 6000) n`,
      [NEWS_DAY],
    );
    while ((await fillTopicWords(db, 2_000)) !== null);
    await db.rows('vacuum analyze topic');
    await db.rows('vacuum analyze topic_search');
  });

  const queriesOf = (word: string) => stemmedQueries(database.db, word);

  it.each([
    ['"lantern"', 1, 'topic_search_words'],
    ['"heron"', 5, 'topic_search_words'],
    ['"valley"', 5, 'topic_search_pkey'],
  ])('finds the best of %s by indexes, reading a bounded number of rows', async (word, most, others) => {
    const queries = await queriesOf(word);
    const given = { now: NEWS_DAY, limit: 5 };
    const { scans, indexes, rows } = await reading((tx) => storiesMatching(tx, queries, given));
    expect(scans).toEqual([]);
    expect(indexes).toEqual(expect.arrayContaining(['topic_lively', others]));
    expect(rows).toBeLessThanOrEqual(BOUND);
    expect(await storiesMatching(connections, queries, given)).toHaveLength(most);
  });

  it('considers the newest of many that are not lively, and older ones of that name', async () => {
    const slugsOf = async (words: string) => {
      const given = { now: NEWS_DAY, limit: 3, words };
      const ids = await storiesMatching(connections, await queriesOf(`"${words}"`), given);
      const rows = await database.db.rows<{ id: number; slug: string }>(
        'select id, slug from topic where id = any($1::int[])',
        [ids],
      );
      return ids.map((id) => rows.find((row) => row.id === id)?.slug);
    };
    expect(await slugsOf('lamp')).toEqual(['made-x2000', 'made-x1999', 'made-x1998']);
    expect(await slugsOf('buoy')).toEqual(['oldest', 'made-x2000', 'made-x1999']);
    expect((await slugsOf('buoys'))[0]).toBe('oldest');
  });

  it.each([
    [['lan'], 1],
    [['her', 'val'], 8],
    [['v'], 8],
    [['nothing'], 0],
  ])('suggests names with words that begin with %j by indexes', async (words, most) => {
    const { scans, indexes, rows } = await reading((tx) => storiesBeginning(tx, words, 8));
    expect(scans).toEqual([]);
    expect(rows).toBeLessThanOrEqual(BOUND);
    expect(indexes).toEqual(expect.arrayContaining(['topic_lively', 'topic_search_name_words']));
    expect(await storiesBeginning(connections, words, 8)).toHaveLength(most);
  });

  it('suggests the liveliest of many', async () => {
    const found = await storiesBeginning(connections, ['val'], 3);
    expect(found.map(({ slug }) => slug)).toEqual(['made-x6000', 'made-x5999', 'made-x5998']);
  });
});

it('ends a statement that takes too long', async () => {
  const hurried = new SearchConnections(database.url, { most: 1, timeoutMs: 50 });
  try {
    await expect(hurried.rows('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  } finally {
    await hurried.close();
  }
});

it('gives up a server that hangs', async () => {
  const hole = createServer((socket) => socket.on('error', () => 'the search has given up'));
  await new Promise<void>((listening) => hole.listen(0, '127.0.0.1', listening));
  const { port } = hole.address() as AddressInfo;
  const limits = { most: 1, timeoutMs: 200 };
  const unanswered = new SearchConnections(`postgres://nobody@127.0.0.1:${port}/nothing`, limits);
  const stopped = new SearchConnections(database.url, limits);
  const [row] = await stopped.rows<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(row?.pid ?? 0, 'SIGSTOP');
  try {
    const wait = async (connections: SearchConnections) =>
      connections.rows('select 1').catch((error: Error) => error.message);
    expect(await Promise.all([wait(unanswered), wait(stopped)])).toEqual([
      expect.stringMatching(/timeout exceeded when trying to connect|connection timeout/i),
      expect.stringMatching(/query read timeout/i),
    ]);
  } finally {
    process.kill(row?.pid ?? 0, 'SIGCONT');
    await Promise.all([unanswered.close(), stopped.close()]);
    hole.close();
  }
});

it('continues on another connection if one is lost', async () => {
  const address = new URL(database.url);
  address.searchParams.set('application_name', 'soon lost');
  const fragile = new SearchConnections(address.href, { most: 1, timeoutMs: 20_000 });
  try {
    await fragile.rows('select 1');
    const asleep = fragile.rows('select pg_sleep(20)').catch((error: { code?: string }) => error.code);
    await database.db.rows(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      ['soon lost'],
    );
    expect(await asleep).toBe('57P01');
    expect(await fragile.rows('select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await fragile.close();
  }
});
