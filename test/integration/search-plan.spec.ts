import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  boundSearch,
  countMatches,
  expectedMatches,
  matchesByDate,
  newestMatches,
  type Queryable,
  rankMatches,
  type SearchFilter,
  stemmedQueries,
  writeSearchWords,
} from '#persistence';
import { buildArticle, hoursAfter, NEWS_DAY } from '../support/factories.js';
import { seededDatabase, type TestDatabase } from '../support/test-database.js';

const ARTICLES = 12_000;
let database: TestDatabase;

/** Every article tells of the valley, each thousandth of a heron, and one of a lantern. */
beforeAll(async () => {
  database = await seededDatabase();
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
}, 60_000);
afterAll(() => database.drop());

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
async function reading(work: (tx: Queryable) => Promise<unknown>) {
  const nodes: Node[] = [];
  await database.db.transaction(async (tx) => {
    await boundSearch(tx, 2000);
    await work({
      rows: async <Row>(text: string, values: readonly unknown[] = []) => {
        const plans = await tx.rows<{ 'QUERY PLAN': { Plan: Node }[] }>(
          `explain (analyze, format json) ${text}`,
          values,
        );
        for (const { 'QUERY PLAN': tops } of plans) nodes.push(...tops.flatMap(({ Plan }) => flat(Plan)));
        return [] as Row[];
      },
    });
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
const MOST = { count: 3_000, newest: 1_000 };

it.each([
  ['"lantern"', {}, 1],
  ['"heron"', {}, 12],
  ['"heron"', { from: hoursAfter(-24), before: hoursAfter(1) }, 1_442],
  ['"valley"', {}, MOST.count + 1],
  ['"valley" -"heron"', {}, MOST.count + 1],
  ['"lantern" or "valley"', {}, MOST.count + 1],
  ['"valley"', { from: NEWS_DAY }, 2],
  ['"valley"', { sourceIds: [-1] }, 0],
])('counts %s with %p by an index, in a bounded number of rows', async (word, filter, most) => {
  const search = await asked(word, filter);
  const { scans, indexes, rows } = await reading((tx) => countMatches(tx, search, MOST));
  expect(scans).toEqual([]);
  expect(indexes.length).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(most);
});

it('finds the newest of a common word by walking along the dates, no further than it must', async () => {
  const search = await asked('"valley"');
  const read = await reading((tx) => newestMatches(tx, search, { walked: 5_000, most: 500 }));
  expect(read).toMatchObject({ scans: [], indexes: ['article_search_newest'], rows: 500 });
});

it('expects as many matches as there are, and counts how far it walked', async () => {
  const [valley, heron] = [await asked('"valley"'), await asked('"heron"')];
  const { db } = database;
  const common = await expectedMatches(db, valley);
  expect(common.matches).toBeGreaterThan(0.9 * ARTICLES);
  expect(common.articles).toBe(ARTICLES + 1);
  expect((await expectedMatches(db, heron)).matches).toBeLessThan(0.1 * ARTICLES);
  const walk = { walked: 5_000, most: 3 };
  expect(await newestMatches(db, valley, walk)).toMatchObject({ walked: 3 });
  const rare = await newestMatches(db, heron, walk);
  expect(rare).toMatchObject({ walked: 3_001 });
  expect(rare.ids).toHaveLength(3);
});

it('gives the walk up where the word has grown rare', async () => {
  const search = await asked('"lantern"');
  const { scans, rows } = await reading((tx) => newestMatches(tx, search, { walked: 5_000, most: 500 }));
  expect({ scans, rows }).toEqual({ scans: [], rows: 5_000 });
});

it('reads older pages and ranks by indexes alone', async () => {
  const search = await asked('"heron"');
  const older = await reading((tx) => matchesByDate(tx, search, { limit: 8, offset: 1_000 }));
  expect(older).toMatchObject({ scans: [], indexes: ['article_search_words'], rows: 12 });
  const ids = Array.from({ length: 1_000 }, (_, n) => n + 1);
  const { scans, rows } = await reading((tx) => rankMatches(tx, search.queries, ids, NEWS_DAY));
  expect(scans).toEqual([]);
  expect(rows).toBeLessThanOrEqual(1_000);
});

it('ends a statement that takes too long', async () => {
  const work = database.db.transaction(async (tx) => {
    await boundSearch(tx, 50);
    await tx.rows('select pg_sleep(5)');
  });
  await expect(work).rejects.toMatchObject({ code: '57014' });
});
