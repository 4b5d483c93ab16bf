import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SEARCH_RANKED } from '#contract/site';
import { type RawSql } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  countedPage,
  countMatches,
  expectedMatches,
  SearchConnections,
  type SearchFilter,
  type SearchPage,
  sampledMatches,
  searchedPage,
  stemmedQueries,
  walkedPage,
} from '#persistence/search';
import { findPage } from '../../../apps/bff/src/articles/find-page.js';
import { buildArticle, hoursAfter, NEWS_DAY } from '../../support/factories.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ARTICLES = 12_000;
let database: TestDatabase;
let connections: SearchConnections;

/** Every article tells of the valley, each thousandth of a heron, and one of a lantern. */
beforeAll(async () => {
  database = await seededDatabase();
  connections = new SearchConnections(database.url, { most: 1, timeoutMs: 2_000 });
  const { db } = database;
  const first = await buildArticle(db, { title: 'The lantern of the valley' });
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key, is_card)
     select 'made-' || n || '-x', source_id, 'made:' || n, url, case when n % 1000 = 0 then 'A heron' else 'News' end,
            'From the valley, number ' || n, language, published_at - n * interval '1 minute', published_from,
            first_seen_at, updated_at, n, n, tags, category_id, topic_id, origin_key, true
       from article, generate_series(1, $2::int) n where id = $1`,
    [first, ARTICLES],
  );
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

/** What a query reads: by which indexes, and how many rows of a table at most at once. */
async function reading(work: (tx: RawSql) => Promise<unknown>) {
  const nodes: Node[] = [];
  await work({
    rows: async <Row>(text: string, values: readonly unknown[] = []) => {
      const plans = await connections.rows<{ 'QUERY PLAN': { Plan: Node }[] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      for (const { 'QUERY PLAN': tops } of plans) nodes.push(...tops.flatMap(({ Plan }) => flat(Plan)));
      return [] as Row[];
    },
  });
  return {
    scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan'),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rows: Math.max(
      ...nodes
        .filter((node) => node['Relation Name'] !== undefined)
        .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']),
    ),
  };
}

const asked = async (word: string, filter: SearchFilter = {}) => ({
  queries: await stemmedQueries(database.db, word),
  filter,
});
const COUNTED = 3_000;
/** The first page of the 1,000 newest by rank, and one far behind them. */
const FIRST: SearchPage = { limit: 8, offset: 0, ranked: 1_000, now: NEWS_DAY };
const OLDER: SearchPage = { limit: 8, offset: 1_592, ranked: null, now: NEWS_DAY };

it.each([
  ['"lantern"', {}, FIRST, 1],
  ['"heron"', {}, FIRST, 12],
  ['"heron"', {}, OLDER, 12],
  ['"heron"', { from: hoursAfter(-24), before: hoursAfter(1) }, FIRST, 1_442],
  ['"valley"', {}, FIRST, COUNTED + 1],
  ['"valley" -"heron"', {}, FIRST, COUNTED + 1],
  ['"lantern" or "valley"', {}, OLDER, COUNTED + 1],
  ['"valley"', { from: NEWS_DAY }, FIRST, 2],
  ['"valley"', { sourceIds: [-1] }, FIRST, 0],
])(
  'counts and orders %s with %p by indexes, in a bounded number of rows',
  async (word, filter, page, most) => {
    const search = await asked(word, filter);
    const { scans, indexes, rows } = await reading((tx) =>
      countedPage(tx, search, { ...page, counted: COUNTED }),
    );
    expect(scans).toEqual([]);
    expect(indexes.length).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(most);
  },
);

it.each([
  [FIRST, 1_000],
  [OLDER, 1_600],
])(
  'finds the newest of a common word by walking along the dates, no further than it must: %j',
  async (page, most) => {
    const search = await asked('"valley"');
    const read = await reading((tx) => walkedPage(tx, search, { ...page, walked: 5_000 }));
    expect(read).toMatchObject({ scans: [], rows: most });
    expect(read.indexes).toContain('article_search_newest');
  },
);

it('walks through the days that are asked for alone', async () => {
  const search = await asked('"valley"', { from: hoursAfter(-48), before: hoursAfter(-24) });
  const read = await reading((tx) => walkedPage(tx, search, { ...FIRST, walked: 5_000 }));
  expect(read).toMatchObject({ scans: [], rows: 1_000 });
});

it('gives the walk up where the word has grown rare', async () => {
  const search = await asked('"lantern"');
  const { scans, rows } = await reading((tx) => walkedPage(tx, search, { ...FIRST, walked: 5_000 }));
  expect({ scans, rows }).toEqual({ scans: [], rows: 5_000 });
  expect(await walkedPage(database.db, search, { ...FIRST, walked: 5_000 })).toBeNull();
});

it('finds the same pages whichever way it looks', async () => {
  const search = await asked('"valley"');
  for (const page of [FIRST, { ...FIRST, offset: 992 }, OLDER]) {
    const walked = await walkedPage(database.db, search, { ...page, walked: 5_000 });
    expect(walked).toHaveLength(8);
    expect(await searchedPage(database.db, search, page)).toEqual(walked);
    const counted = await countedPage(database.db, search, { ...page, counted: 2 * ARTICLES });
    expect(counted).toEqual({ count: ARTICLES + 1, ids: walked });
  }
  expect(await countMatches(database.db, search, 2 * ARTICLES)).toBe(ARTICLES + 1);
});

it.each([
  ['"valley"', {}, 10_001],
  ['"valley" "number"', {}, 10_001],
  ['"valley" -"heron"', {}, 10_001],
  ['"lantern" or "number"', {}, 10_001],
  ['"valley number"', {}, 10_001],
  ['"number heron"', {}, 0],
  ['"heron" "valley"', {}, 12],
  ['"valley"', { before: hoursAfter(-24), from: hoursAfter(-174) }, 9_000],
])(
  'whichever way it takes, finds the newest of %s with %p by rank, then by date',
  async (word, filter, count) => {
    const search = await asked(word, filter);
    const statistics = await expectedMatches(connections, word, ['english'], filter);
    const parts: [number, SearchPage[]][] = [
      [0, [{ limit: 8, offset: 0, ranked: SEARCH_RANKED, now: NEWS_DAY }]],
      [
        SEARCH_RANKED - 4,
        [
          { limit: 4, offset: SEARCH_RANKED - 4, ranked: SEARCH_RANKED, now: NEWS_DAY },
          { limit: 4, offset: SEARCH_RANKED, ranked: null, now: NEWS_DAY },
        ],
      ],
      [5_000, [{ limit: 8, offset: 5_000, ranked: null, now: NEWS_DAY }]],
    ];
    for (const [offset, pages] of parts) {
      const ids: number[] = [];
      for (const page of pages) ids.push(...(await searchedPage(connections, search, page)));
      const found = await findPage(connections, { ...search, limit: 8, offset, now: NEWS_DAY }, statistics);
      expect(found).toEqual({ count, ids });
    }
  },
);

it('expects as many matches as there are, and finds their share in a sample', async () => {
  const { db } = database;
  const [valley, heron] = [await asked('"valley"'), await asked('"heron"')];
  const expected = (word: string, filter: SearchFilter = {}) =>
    expectedMatches(db, word, ['english', 'german'], filter);
  const ofAll = await expected('"valley"');
  expect(ofAll.all).toBe(ARTICLES + 1);
  expect(ofAll.matches).toBeGreaterThan(0.9 * ARTICLES);
  expect((await expected('"heron"')).matches).toBeLessThan(0.1 * ARTICLES);
  expect((await expected('"the"')).matches).toBeLessThan(0.1 * ARTICLES);
  const ofDay = await expected('"valley"', { from: hoursAfter(-24), before: hoursAfter(1) });
  expect(ofDay.all).toBeGreaterThan(1_000);
  expect(ofDay.all).toBeLessThan(2_000);
  const sample = await sampledMatches(db, valley, 2_000);
  expect(sample).toMatchObject({ all: ARTICLES + 1, matching: sample.sampled });
  expect(sample.sampled).toBeGreaterThan(500);
  expect((await sampledMatches(db, heron, 2_000)).matching).toBeLessThan(0.1 * sample.sampled);
  const { scans, rows } = await reading((tx) => sampledMatches(tx, valley, 2_000));
  expect(scans).toEqual([]);
  expect(rows).toBeLessThan(5_000);
});

it("reads older pages by the words' index alone", async () => {
  const search = await asked('"heron"');
  const older = await reading((tx) => searchedPage(tx, search, { ...OLDER, offset: 1_000 }));
  expect(older).toMatchObject({ scans: [], indexes: ['article_search_words'], rows: 12 });
});

it('ends a statement that takes too long', async () => {
  const hurried = new SearchConnections(database.url, { most: 1, timeoutMs: 50 });
  try {
    await expect(hurried.rows('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  } finally {
    await hurried.close();
  }
});

it('goes on with another connection when one is lost', async () => {
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
