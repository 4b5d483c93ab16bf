import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSearch } from '#domain/search';
import type { RawSql } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  areCandidatesFew,
  areSurelyMore,
  foundPage,
  SearchConnections,
  type SearchRequest,
  stemmedQueries,
} from '#persistence/search';
import { findArticles } from '../../../apps/bff/src/search/find-articles.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ARTICLES = 3_000;
/** Three years, so that there are several slices of periods. */
const HOURS_APART = 9;
const SMALL_EVERY = 40;
const PAGE = { offset: 0, limit: 8, ranked: 0, now: NEWS_DAY };
let database: TestDatabase;
let connections: SearchConnections;
let small: number;
let large: number;

/** All articles mention the quiet valley, every other one in this order. A small source has one in forty. */
beforeAll(async () => {
  database = await seededDatabase();
  connections = new SearchConnections(database.url, { most: 1, timeoutMs: 5_000 });
  const { db } = database;
  small = (await buildSource(db)).id;
  large = (await buildSource(db)).id;
  const first = await buildArticle(db, {
    title: 'Quiet valley',
    source_id: small,
    published_at: hoursAfter(0),
  });
  // Raw SQL: one statement for many rows.
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key, is_card)
     select 'made-' || n || '-x', case when n % $3 = 0 then source_id else $4::int end, 'made:' || n, url,
            case when n % 2 = 0 then 'Quiet valley' else 'The valley is quiet' end, 'Number ' || n,
            language, published_at - n * $5 * interval '1 hour', published_from,
            first_seen_at, updated_at, n, n, tags, category_id, topic_id, origin_key, true
       from article, generate_series(1, $2::int) n where id = $1`,
    [first.id, ARTICLES - 1, SMALL_EVERY, large, HOURS_APART],
  );
  const ids = await db.rows<{ id: number }>('select id from article');
  await writeSearchWords(
    db,
    ids.map(({ id }) => id),
  );
  await db.rows('vacuum analyze article_search');
});
afterAll(async () => {
  await connections.close();
  await database.drop();
});

const requestOf = async (q: string, filter: Partial<SearchRequest> = {}): Promise<SearchRequest> => ({
  queries: await stemmedQueries(database.db, q),
  sourceIds: undefined,
  from: undefined,
  before: undefined,
  ...filter,
});

/** Ids of all matches, newest first, by the simplest SQL. */
async function matchesBySql(
  q: string,
  sourceIds: readonly number[],
  from: Date | undefined,
): Promise<number[]> {
  const rows = await database.db.rows<{ id: number }>(
    `select article_id as id from article_search
      where words @@ websearch_to_tsquery('english', $1) and source_id = any($2::int[]) and published_at >= $3
      order by published_at desc, article_id desc`,
    [q, sourceIds, from ?? '-infinity'],
  );
  return rows.map(({ id }) => id);
}

/** The rows and the loops of a step that reads articles, in a plan. */
const HEAP_SCAN = /Bitmap Heap Scan on article_search.* rows=([\d.]+) loops=(\d+)/;

/** The most articles that one step reads by the index of words, and how often: once for each slice of time. */
async function reading(work: (db: RawSql) => Promise<unknown>): Promise<{ rows: number; slices: number }> {
  const most = { rows: 0, slices: 0 };
  await work({
    rows: async <Row>(text: string, values: readonly unknown[] = []) => {
      const plan = await connections.rows<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off, costs off) ${text}`,
        values,
      );
      for (const line of plan) {
        const [, rows = 0, loops = 0] = HEAP_SCAN.exec(line['QUERY PLAN']) ?? [];
        most.rows = Math.max(most.rows, Math.round(Number(rows) * Number(loops)));
        most.slices = Math.max(most.slices, Number(loops));
      }
      return connections.rows<Row>(text, values);
    },
  });
  return most;
}

/** A server on which all the time for slices is over as soon as a statement begins. */
const late: RawSql = {
  rows: (text, values, name) =>
    connections.rows(
      text.replaceAll('statement_timestamp()', `(statement_timestamp() - interval '1 hour')`),
      values,
      name,
    ),
};

describe('a search of sources', () => {
  const sourcesOf = { small: () => [small], large: () => [large], both: () => [small, large] };
  it.each([
    ['valley', 'small', undefined, 75],
    ['valley', 'large', undefined, 2_925],
    ['valley', 'both', undefined, 3_000],
    ['valley', 'small', hoursAfter(-24 * 100), 7],
    ['"quiet valley"', 'small', undefined, 75],
    ['valley -quiet', 'small', undefined, 0],
  ] as const)(
    'finds %s of the %s source since %s, and reads the matches alone',
    async (q, which, from, count) => {
      const sourceIds = sourcesOf[which]();
      const all = await matchesBySql(q, sourceIds, from);
      expect(all).toHaveLength(count);
      const search = await requestOf(q, { sourceIds, from });
      const complete = { count, ids: all.slice(0, 8) };
      expect(await foundPage(connections, search, PAGE, 10_000)).toEqual(complete);
      const { rows } = await reading((db) => foundPage(db, search, PAGE, 10_000));
      expect([0, 1, 2]).toContain(rows - count);
    },
  );

  it('follows an article to another source', async () => {
    const [moved = 0] = await matchesBySql('valley', [small], undefined);
    const first = async (id: number) =>
      (await foundPage(connections, await requestOf('valley', { sourceIds: [id] }), PAGE, 10)).ids[0];
    await database.db.rows('update article_search set source_id = $1 where article_id = $2', [large, moved]);
    expect(await first(large)).toBe(moved);
    expect(await first(small)).not.toBe(moved);
  });
});

const setRows = (count: number) =>
  database.db.rows(`update pg_class set reltuples = $1 where oid = 'article_search'::regclass`, [count]);

describe('the sample of the index', () => {
  /** As if the table were so large that none of its few pages is in the sample of pages. */
  beforeAll(() => setRows(1e9));
  afterAll(() => database.db.rows('analyze article_search'));

  it('proves that more match than are to be counted', async () => {
    const valley = await requestOf('valley');
    expect(await areSurelyMore(connections, valley, 500)).toBe(true);
    expect(await areSurelyMore(connections, valley, ARTICLES)).toBe(false);
    expect(await areSurelyMore(connections, await requestOf('heron'), 1)).toBe(false);
  });

  it('takes account of phrases, sources and days', async () => {
    const proves = async (q: string, filter: Partial<SearchRequest>, most: number) =>
      areSurelyMore(connections, await requestOf(q, filter), most);
    expect(await proves('"quiet valley"', {}, 100)).toBe(true);
    expect(await proves('"quiet valley"', {}, 1_000)).toBe(false);
    expect(await proves('valley', { sourceIds: [large] }, 500)).toBe(true);
    expect(await proves('valley', { sourceIds: [small] }, 50)).toBe(false);
    expect(await proves('valley', { from: hoursAfter(-HOURS_APART * 2_700) }, 500)).toBe(true);
    expect(await proves('valley', { from: hoursAfter(-HOURS_APART * 500) }, 500)).toBe(false);
  });

  it('tells whether the index finds many articles for few matches', async () => {
    const few = async (search: SearchRequest, most: number) => areCandidatesFew(connections, search, most);
    const inEnglish = await requestOf('heron');
    const german = { stemmer: 'german', query: "'valley'" };
    const reports = await requestOf('valley', { kind: 'report' });
    const phrase = await requestOf('"quiet valley"');
    for (const search of [reports, phrase, { ...inEnglish, queries: [...inEnglish.queries, german] }])
      expect([await few(search, 500), await few(search, ARTICLES)]).toEqual([false, true]);
    expect(await few(inEnglish, 1)).toBe(true);
  });

  it('reads only the matches in it', async () => {
    const { rows } = await reading(async (db) => areSurelyMore(db, await requestOf('valley'), ARTICLES));
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(Math.ceil(ARTICLES / 61) + 1);
  });
});

describe('a search that takes too long', () => {
  /** As if the index found more than 10,000 articles with both words. */
  beforeAll(() => setRows(25_000));
  afterAll(() => database.db.rows('analyze article_search'));

  it('has the newest matches, and says that there may be more', async () => {
    const all = await matchesBySql('"quiet valley"', [small, large], undefined);
    // The newest slice is the newest day.
    const newest = all.slice(0, 1);
    const search = await requestOf('"quiet valley"');
    const cut = { count: newest.length, ids: newest, isCut: true };
    expect(await foundPage(late, search, PAGE, 10_000)).toEqual(cut);
    expect((await foundPage(late, search, { ...PAGE, limit: 1 }, 0)).isCut).toBeUndefined();
    const query = { offset: 0, limit: 8, sort: 'newest' } as const;
    const found = (db: RawSql) => findArticles(db, readSearch('"quiet valley"'), query, NEWS_DAY);
    const { count, isLowerBound, ids } = await found(late);
    expect({ count, isLowerBound, ids }).toEqual({ count: newest.length, isLowerBound: true, ids: newest });
    expect(await found(connections)).toMatchObject({ count: all.length, isLowerBound: false });
  });

  it('is given up if it has found nothing', async () => {
    const found = (db: RawSql) => findArticles(db, readSearch('"valley quiet"'), PAGE, NEWS_DAY);
    await expect(found(late)).rejects.toMatchObject({ status: 503 });
    expect(await found(connections)).toMatchObject({ count: 0, isLowerBound: false });
  });

  /** How many slices of time the search reads. */
  async function slicesRead(search: SearchRequest, areFew: boolean): Promise<number> {
    const page = { ...PAGE, areFew };
    expect(await foundPage(connections, search, page, 10_000)).toEqual(
      await foundPage(connections, search, PAGE, 10_000),
    );
    return (await reading((db) => foundPage(db, search, page, 10_000))).slices;
  }

  it.each([
    ['"quiet valley"', {}],
    ['valley', { kind: 'report' }],
  ] as const)('reads at most eight days at a time for %s with %p', async (q, filter) => {
    expect(await slicesRead(await requestOf(q, filter), false)).toBeGreaterThan(
      (ARTICLES * HOURS_APART) / 24 / 8,
    );
  });

  it.each([
    ['valley', {}],
    ['valley', { from: hoursAfter(-2_000), before: hoursAfter(-1_000) }],
    ['valley', { sourceIds: [-1] }],
  ])('reads %s with %p at once if few match, and slice by slice otherwise', async (q, filter) => {
    const search = await requestOf(q, filter);
    expect(await slicesRead(search, true)).toBe(1);
    expect(await slicesRead(search, false)).toBeGreaterThan(1);
  });
});
