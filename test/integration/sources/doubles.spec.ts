import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { makeSources } from '#persistence/ingest/schedule';
import { sourceBySlugOrId } from '#persistence/reading';
import { loadRecording } from '#persistence/seed';
import {
  addSourceDomains,
  caredSource,
  mergeDoubles,
  setOwner,
  sourcesOf,
  sourcesOfHosts,
} from '#persistence/sources';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildOwner, buildSource, buildSourceFollow } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone, buildReport } from '../../support/factories/timeline.js';
import { buildAssessment, buildSourceVote } from '../../support/factories/trust.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
});
afterAll(() => test.drop());

const merge = (stated: [string, string][]) =>
  db.transaction((tx) => mergeDoubles(tx, new Map(stated), NEWS_DAY));

const outlet = (domain: string, values = {}) =>
  buildSource(db, { domain, slug: domain.replaceAll('.', '-'), name: domain, ...values });

describe('a double', () => {
  const stated: [string, string][] = [['herald.net.example', 'herald.example']];
  let kept: { id: number };
  let double: { id: number };
  let users: number[];
  let article: { id: number; topic_id: number | null };

  beforeAll(async () => {
    kept = await outlet('herald.example');
    double = await outlet('herald.net.example');
    users = [(await buildUser(db)).id, (await buildUser(db)).id, (await buildUser(db)).id];
    const [both = 0, one = 0, other = 0] = users;
    for (const [user, source, hours] of [
      [both, kept.id, 5],
      [both, double.id, 1],
      [one, double.id, 2],
    ] as const)
      await buildSourceFollow(db, user, source, { followed_at: hoursAfter(hours) });
    await db.rows(
      'update source set follower_count = case id when $1 then 1 else 2 end where id in ($1, $2)',
      [kept.id, double.id],
    );
    for (const [user, source, isUp, hours] of [
      [both, kept.id, true, 1],
      [both, double.id, false, 2],
      [other, kept.id, true, 4],
      [other, double.id, false, 3],
      [one, double.id, true, 1],
    ] as const)
      await buildSourceVote(db, user, source, { is_up: isUp, voted_at: hoursAfter(hours) });
    await buildAssessment(db, kept.id);
    await buildAssessment(db, double.id);
    await buildFeed(db, { source_id: double.id, url: 'https://feeds.herald.net.example/rss' });
    const topic = await buildTopic(db, { source_count: 2, origin_count: 2, multi_source_updates: 1 });
    const key = '2031-03-04:aaaaaaaaaaaaaaaaaaaaaaaa';
    const placed = { topic_id: topic.id, title_key: key };
    const own = { source_id: kept.id, origin_key: 'source:herald.example' };
    const first = await buildArticle(db, { ...placed, ...own });
    article = await buildArticle(db, {
      ...placed,
      source_id: double.id,
      origin_key: 'source:herald.net.example',
      identity_key: 'source:herald.net.example:https://fen.example/a',
    });
    await buildFollow(db, one, topic.id, { hidden_source_ids: [double.id, kept.id] });
    const { id } = await buildMilestone(db, topic.id, [first.id, article.id], {
      multiple_at: NEWS_DAY,
      outlet_count: 3,
    });
    await db.rows(
      'update milestone_article m set origin_key = a.origin_key from article a where a.id = m.article_id',
    );
    // Outside the topic, so that they leave its counts alone.
    await buildReport(db, id, (await buildArticle(db)).id, { role: 'copy', origin_key: own.origin_key });
    await buildReport(db, id, (await buildArticle(db)).id, { role: 'comment' });
    expect((await merge(stated)).map(({ from, into }) => [from.id, into.id])).toEqual([[double.id, kept.id]]);
  });

  it('gives its articles, feeds and origin to the kept source', async () => {
    const rows = await db.rows(
      'select source_id, origin_key, title_key, identity_key from article where id = $1',
      [article.id],
    );
    expect(rows).toEqual([
      {
        source_id: kept.id,
        origin_key: 'source:herald.example',
        title_key: null,
        identity_key: 'source:herald.example:https://fen.example/a',
      },
    ]);
    expect(await db.rows('select source_id from feed where url like $1', ['%herald.net.example%'])).toEqual([
      { source_id: kept.id },
    ]);
    expect(
      await db.rows(
        'select source_count, origin_count, multi_source_updates, version from topic where id = $1',
        [article.topic_id],
      ),
    ).toEqual([{ source_count: 1, origin_count: 1, multi_source_updates: 0, version: 2 }]);
    expect(
      await db.rows('select origin_count, outlet_count, confirmation_level, multiple_at from milestone'),
    ).toEqual([{ origin_count: 1, outlet_count: 2, confirmation_level: 'single', multiple_at: null }]);
  });

  it('gives its followers, each once, with the first follow', async () => {
    const rows = await db.rows(
      'select user_id, followed_at from source_follow where source_id = $1 order by user_id',
      [kept.id],
    );
    expect(rows).toEqual([
      { user_id: users[0], followed_at: hoursAfter(1) },
      { user_id: users[1], followed_at: hoursAfter(2) },
    ]);
    expect(await db.rows('select follower_count from source where id = $1', [kept.id])).toEqual([
      { follower_count: 2 },
    ]);
    expect(await db.rows('select hidden_source_ids from follow where user_id = $1', [users[1]])).toEqual([
      { hidden_source_ids: [kept.id] },
    ]);
  });

  it('gives its votes, of which the newest of each reader counts', async () => {
    const rows = await db.rows<{ user_id: number; is_up: boolean }>(
      'select user_id, is_up from source_vote where source_id = $1 order by user_id',
      [kept.id],
    );
    expect(rows.map(({ user_id, is_up }) => [users.indexOf(user_id), is_up])).toEqual([
      [0, false],
      [1, true],
      [2, true],
    ]);
  });

  it('makes the kept source due for an assessment', async () => {
    expect(await db.rows('select is_trust_stale from source where id = $1', [kept.id])).toEqual([
      { is_trust_stale: true },
    ]);
    expect(await db.rows('select source_id from trust_assessment where source_id <> $1', [kept.id])).toEqual(
      [],
    );
  });

  it('is found as the kept source by its old domain, slug and id', async () => {
    for (const which of ['herald.net.example', 'herald-net-example', String(double.id)])
      expect((await caredSource(db, which))?.id).toBe(kept.id);
    for (const slug of ['herald-net-example', String(double.id), 'herald-example', String(kept.id)])
      expect(await sourceBySlugOrId(db, slug)).toMatchObject({ id: kept.id, slug: 'herald-example' });
    expect(await sourceBySlugOrId(db, 'herald-nowhere')).toBeNull();
    expect(await setOwner(db, 'www.herald.net.example', null)).toBeNull();
  });

  it('is not made again, under its domain or a host of it', async () => {
    await makeSources(db, [{ domain: 'herald.net.example', name: 'Again' }]);
    expect((await sourcesOf(db, ['herald.net.example'])).get('herald.net.example')?.id).toBe(kept.id);
    const hosts = await sourcesOfHosts(db, ['feeds.herald.net.example', 'm.herald.example', 'fen.example']);
    expect([...hosts].map(([host, { id }]) => [host, id])).toEqual([
      ['feeds.herald.net.example', kept.id],
      ['m.herald.example', kept.id],
    ]);
    await loadRecording(
      db,
      'a test',
      [{ outlet: 'herald', name: 'Herald', domain: 'm.herald.net.example' }],
      NEWS_DAY,
    );
    expect(await db.rows("select source_id from feed where recording = 'a test'")).toEqual([
      { source_id: kept.id },
    ]);
  });

  it('is merged once', async () => {
    expect(await merge(stated)).toEqual([]);
    expect(await db.rows('select old_source_id from source_redirect')).toHaveLength(1);
  });
});

describe('doubles without a stated fact', () => {
  it('are service hosts and namesakes of one owner, and end at one source', async () => {
    const owner = await buildOwner(db);
    const named = { name: 'Fen Lantern', owner_id: owner.id };
    await outlet('fenlantern.com', named);
    await outlet('fenlantern.net', named);
    await outlet('m.fenlantern.net', { name: 'Mobile' });
    await outlet('sport.fenlantern.com', { name: 'Fen Sport' });
    await outlet('fenlantern.org', { name: 'Fen Lantern' });
    const merged = await merge([]);
    expect(merged.map(({ from, into }) => [from.domain, into.domain])).toEqual([
      ['fenlantern.net', 'fenlantern.com'],
      ['m.fenlantern.net', 'fenlantern.com'],
    ]);
    expect((await sourcesOf(db, ['m.fenlantern.net'])).get('m.fenlantern.net')?.domain).toBe(
      'fenlantern.com',
    );
  });

  it('are matched before a recorded outlet is made', async () => {
    const owner = await buildOwner(db, { name: 'Pine Group' });
    const pine = await outlet('pinepost.com', { name: 'Pine Post', owner_id: owner.id });
    const outlets = [
      { outlet: 'pine', name: 'The Pine Post', domain: 'pinepost.net', owner: 'Pine Group' },
      { outlet: 'elm', name: 'Elm Post', domain: 'elmpost.net', owner: 'Pine Group' },
    ];
    await loadRecording(db, 'another test', outlets, NEWS_DAY);
    await loadRecording(db, 'another test', outlets, NEWS_DAY);
    const rows = await db.rows<{ domain: string }>(
      "select s.domain from feed f join source s on s.id = f.source_id where f.recording = 'another test' order by f.id",
    );
    expect(rows.map(({ domain }) => domain)).toEqual([pine.domain, 'elmpost.net']);
  });
});

describe('the merge of a disabled source', () => {
  it('stops the feeds that come with the double', async () => {
    const off = await outlet('rowan.example', { disabled_reason: 'It closed.' });
    const double = await outlet('rowan.net.example');
    const feed = await buildFeed(db, { source_id: double.id, state: 'active' });
    await merge([['rowan.net.example', 'rowan.example']]);
    expect(await db.rows('select source_id, state, state_reason from feed where id = $1', [feed.id])).toEqual(
      [{ source_id: off.id, state: 'disabled', state_reason: 'source_disabled' }],
    );
  });
});

describe('another domain', () => {
  it('stays with the source that has it, and never takes a source or a feed from another', async () => {
    const alder = await outlet('alder.example');
    const birch = await outlet('birch.example');
    await buildFeed(db, { source_id: birch.id, host_key: 'birch.net.example' });
    const add = (sourceId: number, domain: string) => addSourceDomains(db, [{ sourceId, domain }], 'moved');
    expect(await add(alder.id, 'alder.net.example')).toEqual(['alder.net.example']);
    expect(await add(birch.id, 'alder.net.example')).toEqual([]);
    expect(await add(alder.id, 'birch.example')).toEqual([]);
    expect(await add(alder.id, 'birch.net.example')).toEqual([]);
    expect((await sourcesOf(db, ['alder.net.example'])).get('alder.net.example')?.id).toBe(alder.id);
  });
});
