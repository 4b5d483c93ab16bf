import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseFeed } from '#domain/ingest/parse';
import { type Database } from '#persistence/database';
import { insertInParts, removeArticles, reviseArticles, storedArticles } from '#persistence/ingest/article';
import { NewsClock } from '#persistence/news-clock';
import { createLogger, readSettings } from '#platform/runtime';
import { type Deduplicated, deduplicate, marksOf } from '../../../apps/worker/src/ingest/deduplicate.js';
import { type KeyedArticle, normalise } from '../../../apps/worker/src/ingest/normalise.js';
import { tag } from '../../../apps/worker/src/ingest/tag.js';
import type { Visit } from '../../../apps/worker/src/ingest/visit.js';
import { ArchiveService } from '../../../apps/worker/src/maintenance/archive.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildCollection, buildSavedArticle } from '../../support/factories/reading.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone, buildReport } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type FeedItem, rss } from '../../support/feed-server.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let db: Database;
let sourceId: number;
let [first, second]: [Visit, Visit] = [visitTo(0), visitTo(0)];

const BRIDGE = { guid: 'a', title: 'Harbour bridge closed after cracks', link: 'bridge' };
const DAY_HOURS = 24;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
});
beforeEach(async () => {
  await db.rows(
    'truncate article, article_tombstone, feed, host, topic cascade; update counter set value = 0',
  );
  sourceId = await source('outlet.example');
  first = visitTo(await newFeed());
  second = visitTo(await newFeed());
});
afterAll(() => test.drop());

/** The source of this domain. */
async function source(domain: string): Promise<number> {
  const [known] = await db.rows<{ id: number }>('select id from source where domain = $1', [domain]);
  return known?.id ?? (await buildSource(db, { domain })).id;
}

async function newFeed(): Promise<number> {
  return (await buildFeed(db, { source_id: sourceId, host_key: 'outlet.example' })).id;
}

function visitTo(feedId: number, domain = 'outlet.example'): Visit {
  const feed = {
    id: feedId,
    source_id: sourceId,
    source_domain: domain,
    url: 'https://outlet.example/rss',
    recording: null,
    categories: [],
  };
  return { feed, now: NEWS_DAY } as unknown as Visit;
}

/** Compares a document's items with the stored articles. */
async function look(
  visit: Visit,
  items: readonly (FeedItem & { link?: string })[],
  edit = (text: string) => text,
): Promise<Deduplicated<KeyedArticle>> {
  const links = new Map(items.map(({ guid, link = guid }) => [`/${guid}</link>`, `/${link}</link>`]));
  const document = [...links].reduce((text, [from, to]) => text.replace(from, to), rss(items));
  const parsed = await parseFeed(Buffer.from(edit(document)), 'text/xml', visit.feed.url);
  if (parsed.kind !== 'feed') throw new Error(parsed.detail);
  const { articles } = normalise(visit, parsed.items);
  return deduplicate(visit.feed, articles, await storedArticles(db, marksOf(sourceId, articles)));
}

async function write(visit: Visit, { fresh, changed }: Deduplicated<KeyedArticle>): Promise<void> {
  const rows = fresh.map((article) => tag(visit, 'en', article));
  const given = rows.map((article) => ({ sourceId, feedId: visit.feed.id, seenAt: visit.now, article }));
  await db.transaction((tx) => insertInParts(tx, given));
  const changes = changed.map(({ stored, article }) => ({
    id: stored.id,
    contentHashBefore: stored.content_hash,
    article: tag(visit, 'en', article),
  }));
  if (changes.length > 0) await reviseArticles(db, changes, visit.now);
}

async function bring(visit: Visit, ...items: (FeedItem & { link?: string })[]): Promise<void> {
  await write(visit, await look(visit, items));
}

async function titles(): Promise<string[]> {
  const rows = await db.rows<{ title: string }>('select title from article order by title');
  return rows.map(({ title }) => title);
}

describe('an article is stored once', () => {
  it.each<[string, FeedItem & { link?: string }]>([
    ['another guid, its address', { ...BRIDGE, guid: 'x', title: 'Harbour bridge shut' }],
    ['another guid and address, its title', { ...BRIDGE, guid: 'x', link: 'uk/bridge' }],
    [
      'its title in other case',
      { guid: 'x', link: 'uk/bridge', title: 'HARBOUR BRIDGE closed, after cracks' },
    ],
  ])('by two feeds of its source: %s', async (_, item) => {
    await bring(first, BRIDGE);
    await bring(second, item);
    expect(await titles()).toEqual([BRIDGE.title]);
  });

  it('by one document that contains it twice', async () => {
    await bring(first, BRIDGE, { ...BRIDGE, guid: 'b', link: 'uk/bridge' }, { ...BRIDGE, guid: 'a' });
    expect(await titles()).toEqual([BRIDGE.title]);
  });

  it('by two workers that compare at the same time', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({
      guid: `a${n}`,
      title: `Report ${n} on the harbour bridge`,
    }));
    const others = many.map(({ guid, title }) => ({ guid: `b${guid}`, title })).reverse();
    const [mine, yours] = [await look(first, many), await look(second, others)];
    expect([mine.fresh.length, yours.fresh.length]).toEqual([40, 40]);
    await Promise.all([write(first, mine), write(second, yours)]);
    expect(await titles()).toEqual(many.map(({ title }) => title).sort());
  });

  it('but two with a generic title, or from two sources, are two', async () => {
    await bring(first, { guid: 'a', title: 'Live updates' }, { guid: 'b', title: 'Live updates' }, BRIDGE);
    sourceId = (await buildSource(db)).id;
    await bring(visitTo(await newFeed()), { ...BRIDGE, guid: 'z', link: 'elsewhere' });
    expect(await titles()).toEqual([BRIDGE.title, BRIDGE.title, 'Live updates', 'Live updates']);
  });

  it('and revised under its guid, even if another article had its new title', async () => {
    await bring(first, BRIDGE, { guid: 'b', title: 'The ferry runs again today' });
    await bring(first, BRIDGE, { guid: 'b', title: BRIDGE.title, text: 'More of it.' });
    expect(await titles()).toEqual([BRIDGE.title, BRIDGE.title]);
    expect(await db.rows('select title from article_revision')).toEqual([
      { title: 'The ferry runs again today' },
    ]);
  });
});

describe("another outlet's address", () => {
  /** An item without a guid, with the outlet's URL. */
  const item = { guid: 'bridge', title: BRIDGE.title };
  const bare = (text: string) => text.replaceAll(/<guid.*?<\/guid>/g, '');

  /** A visit to another source's feed, which uses the outlet's URLs. */
  async function stranger(): Promise<Visit> {
    sourceId = await source('digest.example');
    return visitTo(await newFeed(), 'digest.example');
  }
  const stored = () =>
    db
      .rows<{ identity_key: string }>('select identity_key from article order by id')
      .then((rows) => rows.map((row) => row.identity_key));

  it("does not block the outlet's own article", async () => {
    const [outlet, digest] = [sourceId, await stranger()];
    await write(digest, await look(digest, [item], bare));
    sourceId = outlet;
    await write(first, await look(first, [item], bare));
    expect(await stored()).toEqual([
      'source:digest.example:https://outlet.example/bridge',
      'url:https://outlet.example/bridge',
    ]);
    for (const [source, visit] of [[digest.feed.source_id, digest] as const, [outlet, first] as const]) {
      sourceId = source;
      expect((await look(visit, [item], bare)).fresh).toEqual([]);
    }
  });

  it('adds nothing once the outlet has the article', async () => {
    await write(first, await look(first, [item], bare));
    const digest = await stranger();
    expect((await look(digest, [item], bare)).fresh).toEqual([]);
  });

  it.each(['stored', 'removed'])('is still recognised by an old global key if %s', async (how) => {
    const digest = await stranger();
    const seen = await look(digest, [item], bare);
    await write(digest, seen);
    await db.rows("update article set identity_key = 'url:https://outlet.example/bridge'");
    const [row] = await db.rows<{ id: number }>('select id from article');
    if (how === 'removed') await removeArticles(db, [row?.id ?? 0], 'removed', NEWS_DAY);
    const title = 'A ferry runs beside the harbour bridge';
    const again = await look(digest, [{ ...item, title }], bare);
    expect([again.fresh, again.changed.length]).toEqual([[], how === 'removed' ? 0 : 1]);
    await write(digest, again);
    expect(await titles()).toEqual(how === 'removed' ? [] : [title]);
    expect(await stored()).toEqual(how === 'removed' ? [] : ['url:https://outlet.example/bridge']);
  });
});

describe('a removed article', () => {
  it.each<[string, FeedItem & { link?: string }, () => Visit]>([
    ['under its guid', { ...BRIDGE, title: 'Another title of the day', link: 'moved' }, () => first],
    ['under its address', { ...BRIDGE, guid: 'x', title: 'Another title of the day' }, () => second],
    ['under its title', { ...BRIDGE, guid: 'x', link: 'moved' }, () => second],
  ])('is not added again %s', async (_, item, visit) => {
    await bring(first, BRIDGE);
    const [row] = await db.rows<{ id: number }>('select id from article');
    await removeArticles(db, [row?.id ?? 0], 'removed', NEWS_DAY);
    await bring(visit(), item);
    expect(await titles()).toEqual([]);
    expect(await db.rows('select reason, removed_at from article_tombstone')).toEqual([
      { reason: 'removed', removed_at: NEWS_DAY },
    ]);
  });

  it('is not written by a worker that compared before it was stored and removed', async () => {
    const seen = await look(first, [BRIDGE]);
    await write(first, seen);
    const [row] = await db.rows<{ id: number }>('select id from article');
    await removeArticles(db, [row?.id ?? 0], 'removed', NEWS_DAY);
    await write(first, seen);
    expect(await titles()).toEqual([]);
  });

  it('leaves its copies, its milestone and the number of cards consistent', async () => {
    const { id: topic_id } = await buildTopic(db);
    const leader = await buildArticle(db, { topic_id, copy_count: 2 });
    await db.rows('update article set copy_of_id = id where id = $1', [leader.id]);
    const copy = { topic_id, is_card: false, copy_of_id: leader.id };
    const later = await buildArticle(db, { ...copy, published_at: hoursAfter(2) });
    const earlier = await buildArticle(db, { ...copy, published_at: hoursAfter(1) });
    const milestone = await buildMilestone(db, topic_id, [leader.id, later.id, earlier.id]);
    expect(await removeArticles(db, [leader.id], 'removed', NEWS_DAY)).toEqual([topic_id]);
    expect(
      await db.rows('select id, copy_of_id, is_card, copy_count from article order by published_at'),
    ).toEqual([
      { id: earlier.id, copy_of_id: earlier.id, is_card: true, copy_count: 1 },
      { id: later.id, copy_of_id: earlier.id, is_card: false, copy_count: 0 },
    ]);
    expect(
      await db.rows('select id, anchor_article_id, origin_count, confirmation_level from milestone'),
    ).toEqual([
      { id: milestone.id, anchor_article_id: earlier.id, origin_count: 2, confirmation_level: 'multiple' },
    ]);
    expect(await db.rows("select value from counter where name = 'cards'")).toEqual([{ value: 1 }]);
    expect(await removeArticles(db, [earlier.id, later.id], 'removed', NEWS_DAY)).toEqual([]);
    expect(await db.rows('select id from topic union all select id from milestone')).toEqual([]);
    expect(await db.rows("select value from counter where name = 'cards'")).toEqual([{ value: 0 }]);
  });

  it('leaves a milestone to its other reports, not to comment', async () => {
    const { id: topic_id } = await buildTopic(db);
    const at = async (hours: number) =>
      (await buildArticle(db, { topic_id, published_at: hoursAfter(hours) })).id;
    const [report, opinion, forecast, copy] = [await at(0), await at(1), await at(2), await at(3)];
    const { id } = await buildMilestone(db, topic_id, [report], { outlet_count: 2 });
    const [own] = await db.rows<{ origin_key: string }>('select origin_key from milestone_article');
    await buildReport(db, id, opinion, { role: 'comment' });
    await buildReport(db, id, forecast, { role: 'expects' });
    await buildReport(db, id, copy, { role: 'copy', ...own });
    await removeArticles(db, [report], 'removed', NEWS_DAY);
    expect(
      await db.rows(
        'select anchor_article_id, origin_count, outlet_count, confirmation_level from milestone',
      ),
    ).toEqual([{ anchor_article_id: copy, origin_count: 1, outlet_count: 1, confirmation_level: 'single' }]);
    expect(await removeArticles(db, [copy], 'removed', NEWS_DAY)).toEqual([topic_id]);
    expect(await db.rows('select id from milestone')).toEqual([]);
    expect(await titles()).toHaveLength(2);
  });
});

describe('the archive', () => {
  const archive = (days?: number) => {
    const clock = new NewsClock(db, () => hoursAfter(100 * DAY_HOURS), 0);
    const logger = createLogger(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), 'worker');
    return new ArchiveService(db, clock, { ARTICLES_KEPT_DAYS: days }, logger);
  };
  const plain = { is_significant: false, impact_value: 5 };
  async function story(
    topic: Values<'topic'>,
    milestone: Values<'milestone'> = {},
    article: Values<'article'> = {},
  ): Promise<number> {
    const { id } = await buildTopic(db, { is_listed: false, name: 'Kept', ...topic });
    await buildMilestone(db, id, [(await buildArticle(db, { topic_id: id, ...article })).id], {
      ...plain,
      ...milestone,
    });
    return id;
  }

  it('removes topics that never became a story, as a whole, and keeps the rest', async () => {
    await story({ name: 'Old' }, {}, { source_id: sourceId, identity_key: `feed:${first.feed.id}:a` });
    await story({ is_listed: true });
    await story({ follower_count: 1 });
    await story({ editor_fields: ['name'] });
    await story({ last_reported_at: hoursAfter(20 * DAY_HOURS) });
    await story({}, {}, { first_seen_at: hoursAfter(20 * DAY_HOURS) });
    const reader = await buildUser(db);
    await buildCollection(db, reader.id, [await story({})]);
    const saved = await buildTopic(db, { is_listed: false, name: 'Kept' });
    const { id } = await buildArticle(db, { topic_id: saved.id });
    await buildMilestone(db, saved.id, [id], plain);
    await buildSavedArticle(db, reader.id, id);
    await story({}, { is_significant: true, impact_value: 8 });
    await story({}, { editor_fields: ['title'] });
    expect(await archive().batch()).toBe(0);
    expect(await archive(101).batch()).toBe(0);
    expect(await archive(90).batch()).toBe(1);
    expect(await archive(90).batch()).toBe(0);
    expect(await db.rows('select distinct name from topic')).toEqual([{ name: 'Kept' }]);
    expect(await db.rows('select count(*)::int as n from article')).toEqual([{ n: 9 }]);
    expect(await db.rows("select value from counter where name = 'cards'")).toEqual([{ value: 9 }]);
    expect((await look(first, [BRIDGE])).fresh).toEqual([]);
  });

  it('waits for a placing in progress', async () => {
    await story({});
    let archived: Promise<number> | null = null;
    await db.transaction(async (tx) => {
      await tx.rows('select 1 from keeper where id = 1 for update');
      archived = archive(90).batch();
      await db.rows('select pg_sleep(0.1)');
      await tx.rows('update topic set is_listed = true');
    });
    expect(await archived).toBe(0);
  });
});
