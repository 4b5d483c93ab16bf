import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import Parser from 'rss-parser';
import request from 'supertest';
import {
  COLLECTION_SYNDICATION_ITEMS,
  COLLECTION_TOPICS_MOST,
  COLLECTIONS_FREE,
  Collection,
  CollectionPage,
  Collections,
} from '#contract/reading';
import { ErrorBody } from '#contract/site';
import type { Database } from '#persistence/database';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;
let app: NestExpressApplication;
const reader = (values?: Values<'user_account'>) => test.reader(values);
const call = (who: TestReader, method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
  test.call(who, method, `/collections${path}`);

beforeAll(async () => {
  test = await startReaderApp();
  ({ db, app } = test);
});

afterAll(() => test.stop());
const visit = (path: string) => request(app.getHttpServer()).get(`/api/collections${path}`);

async function made(who: TestReader, values: object = {}) {
  const { body } = await call(who, 'post', '')
    .send({ name: 'Rivers', ...values })
    .expect(201);
  return Collection.parse(body);
}

const add = (who: TestReader, id: number, topicId: unknown) =>
  call(who, 'post', `/${id}/topics`).send({ topicId });
const listed = async (who: TestReader) => Collections.parse((await call(who, 'get', '').expect(200)).body);
const issueOf = (body: unknown) => ErrorBody.parse(body).issues?.[0]?.message;
const codeOf = (body: unknown) => ErrorBody.parse(body).code;

describe('collections', () => {
  it('are private by default, listed newest first, changed and deleted', async () => {
    const who = await reader();
    const first = await made(who, { name: '  Rivers  ', description: ' Dams and floods ' });
    expect(first).toMatchObject({
      name: 'Rivers',
      description: 'Dams and floods',
      isPrivate: true,
      topicIds: [],
    });
    const second = await made(who, { name: 'Rivers', description: '', isPrivate: false });
    expect(second).toMatchObject({ description: null, isPrivate: false });
    expect((await listed(who)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const change = async (fields: object) =>
      Collection.parse((await call(who, 'patch', `/${first.id}`).send(fields).expect(200)).body);
    expect(await change({ name: 'Lakes' })).toMatchObject({ name: 'Lakes', description: 'Dams and floods' });
    expect(await change({ isPrivate: false })).toMatchObject({ name: 'Lakes', isPrivate: false });
    expect(await change({ description: null })).toMatchObject({ name: 'Lakes', description: null });
    await call(who, 'delete', `/${first.id}`).expect(204);
    await call(who, 'delete', `/${first.id}`).expect(404);
    expect((await listed(who)).map(({ id }) => id)).toEqual([second.id]);
  });

  it('need a name of at most 100 characters and no unknown fields', async () => {
    const who = await reader();
    const send = (fields: object) => call(who, 'post', '').send(fields);
    for (const name of ['', '   ', ' \t ', '\u200b', '\u3164'])
      expect(issueOf((await send({ name }).expect(400)).body)).toBe('Collection name is required');
    for (const fields of [
      {},
      { name: 'x'.repeat(101) },
      { name: 'x'.repeat(10_000) },
      { name: 'bell\u0007' },
      { name: 'turned \u202eround' },
      { name: 'Rivers', description: 'half \ud800 a character' },
      { name: 7 },
      { name: 'Rivers', description: 'x'.repeat(501) },
      { name: 'Rivers', isPrivate: 'yes' },
      { name: 'Rivers', userId: 1 },
    ])
      expect(codeOf((await send(fields).expect(400)).body)).toBe('invalid_input');
    expect(await made(who, { name: 'x'.repeat(100) })).toMatchObject({ name: 'x'.repeat(100) });
    const { id } = await made(who);
    const renamed = await call(who, 'patch', `/${id}`).send({ name: ' ' }).expect(400);
    expect(issueOf(renamed.body)).toBe('Collection name is required');
    expect(await listed(who)).toHaveLength(2);
  });

  it('hold each topic once, also by its id from before a merge', async () => {
    const who = await reader();
    const { id } = await made(who);
    const [first, second] = [
      (await buildTopic(db)).id,
      (await buildTopic(db, { last_reported_at: hoursAfter(1) })).id,
    ];
    const old = 2_000_000_000;
    await buildTopicRedirect(db, first, { old_topic_id: old });
    for (const topic of [first, first, old]) {
      const { body } = await add(who, id, topic).expect(201);
      expect(Collection.parse(body).topicIds).toEqual([first]);
    }
    expect(Collection.parse((await add(who, id, second).expect(201)).body).topicIds).toEqual([second, first]);
    const page = CollectionPage.parse((await call(who, 'get', `/${id}`).expect(200)).body);
    expect(page.topics.map((topic) => topic.id)).toEqual([second, first]);
    expect(page.isOwner).toBe(true);
    expect(codeOf((await add(who, id, 2_147_483_647).expect(404)).body)).toBe('not_found');
    for (const topic of ['1', 0, -1, 1.5, 2_147_483_648, null]) await add(who, id, topic).expect(400);
    for (const _ of [1, 2]) await call(who, 'delete', `/${id}/topics/${old}`).expect(204);
    expect((await listed(who))[0]?.topicIds).toEqual([second]);
  });

  it('are limited, also under concurrent calls', async () => {
    const who = await reader();
    // Raw SQL: one statement for many rows.
    await db.rows(
      `insert into collection (user_id, name, created_at, updated_at)
       select $1, 'Shelf', now(), now() from generate_series(1, $2::int)`,
      [who.id, COLLECTIONS_FREE - 1],
    );
    const made = await Promise.all([1, 2, 3].map(() => call(who, 'post', '').send({ name: 'Last' })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refusal = ErrorBody.parse(made.find(({ status }) => status === 409)?.body);
    expect(refusal).toMatchObject({
      code: 'too_many',
      message: 'The free plan includes 5 collections. Delete one, or choose Premium for any number.',
    });
    const [{ id } = { id: 0 }] = await listed(who);
    // Raw SQL: one statement for many rows.
    await db.rows(
      `with filled as (
         insert into topic (slug, name, language, first_reported_at, last_reported_at, created_at, updated_at)
         select 'shelf-x' || n, 'Shelf ' || n, 'en', $2::timestamptz, $2, $2, $2 from generate_series(1, $3::int) n
         returning id)
       insert into collection_topic select $1::int, id, now() from filled`,
      [id, NEWS_DAY, COLLECTION_TOPICS_MOST - 1],
    );
    const topics = [(await buildTopic(db)).id, (await buildTopic(db)).id];
    const added = await Promise.all(topics.map((topic) => add(who, id, topic)));
    expect(added.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(codeOf(added.find(({ status }) => status === 409)?.body)).toBe('too_many');
  });
});

it('subscribers have any number of collections, listed in pages', async () => {
  const who = await reader({ premium_granted: true });
  for (let n = 0; n <= COLLECTIONS_FREE; n++) await made(who, { name: `Shelf ${n}` });
  const page = (query: string) => call(who, 'get', query).expect(200);
  expect(Collections.parse((await page('')).body)).toHaveLength(COLLECTIONS_FREE + 1);
  const rest = Collections.parse((await page('?limit=4&offset=4')).body);
  expect(rest.map(({ name }) => name)).toEqual(['Shelf 1', 'Shelf 0']);
  await call(who, 'get', '?limit=0').expect(400);
});

describe('another reader’s collection', () => {
  it('is visible if it is public, and cannot be changed', async () => {
    const [who, other] = [await reader({ username: 'Marlow' }), await reader()];
    const open = await made(who, { isPrivate: false });
    const topic = await buildTopic(db);
    await add(who, open.id, topic.id).expect(201);
    for (const { body } of [await visit(`/${open.id}`).expect(200), await call(other, 'get', `/${open.id}`)])
      expect(CollectionPage.parse(body)).toMatchObject({
        owner: 'Marlow',
        isOwner: false,
        topicIds: [topic.id],
      });
    await call(other, 'patch', `/${open.id}`).send({ name: 'Mine' }).expect(404);
    await call(other, 'delete', `/${open.id}`).expect(404);
    await add(other, open.id, topic.id).expect(404);
    await call(other, 'delete', `/${open.id}/topics/${topic.id}`).expect(404);
    expect(await listed(other)).toEqual([]);
    expect((await listed(who))[0]).toMatchObject({ name: 'Rivers', topicIds: [topic.id] });
  });

  it('responds as if it did not exist if it is private', async () => {
    const [who, other] = [await reader(), await reader()];
    const { id } = await made(who);
    const unknown = await visit('/2147483647').expect(404);
    for (const path of [`/${id}`, `/${id}/rss`, '/2147483647/rss']) {
      const answer = await visit(path).expect(404).expect('Content-Type', /json/);
      expect(answer.body).toEqual(unknown.body);
      expect((await call(other, 'get', path).expect(404)).body).toEqual(unknown.body);
    }
    expect((await call(other, 'patch', `/${id}`).send({ name: 'Mine' }).expect(404)).body).toEqual(
      unknown.body,
    );
    for (const path of ['/x', '/0', '/2147483648/rss']) await visit(path).expect(400);
    await visit('').expect(401);
    await request(app.getHttpServer()).post('/api/collections').send({ name: 'Rivers' }).expect(401);
  });
});

describe('a public collection’s feed', () => {
  it('has the newest milestones of its topics, well-formed whatever their text', async () => {
    const who = await reader();
    const { id } = await made(who, {
      name: 'Rivers & "lakes" <b>',
      description: ']]> & all',
      isPrivate: false,
    });
    const topic = await buildTopic(db, { name: 'Dam <Orvale> & "more"\u0001' });
    await add(who, id, topic.id).expect(201);
    const articles = [
      (await buildArticle(db, { topic_id: topic.id })).id,
      (await buildArticle(db, { topic_id: topic.id })).id,
    ];
    const [first = 0, second = 0] = articles;
    await buildMilestone(db, topic.id, [first], { title: 'Dam breaks', date: NEWS_DAY });
    const last = await buildMilestone(db, topic.id, [second], {
      title: 'Level < 3 m & falling\u000b',
      description: 'Engineers: “x < y” & <script>alert(1)</script>',
      date: hoursAfter(2),
    });
    const { text } = await visit(`/${id}/rss`)
      .expect(200)
      .expect('Content-Type', /application\/rss\+xml/);
    const feed = await new Parser().parseString(text);
    expect(feed).toMatchObject({ title: 'Rivers & "lakes" <b> | Followthrough', description: ']]> & all' });
    expect(feed.link).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/collections/${id}$`));
    expect(feed.items.map(({ title }) => title)).toEqual([
      'Dam <Orvale> & "more": Level < 3 m & falling',
      'Dam <Orvale> & "more": Dam breaks',
    ]);
    const [item] = feed.items;
    expect(item).toMatchObject({ guid: `milestone-${last.id}`, isoDate: hoursAfter(2).toISOString() });
    expect(item?.link).toMatch(new RegExp(`/topics/story-\\d+-of-orrin#milestone-${last.id}$`));
    expect(item?.content).toBe('Engineers: “x &lt; y” &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('is bounded', async () => {
    const who = await reader();
    const { id } = await made(who, { isPrivate: false });
    const topic = await buildTopic(db);
    await add(who, id, topic.id).expect(201);
    for (let n = 0; n <= COLLECTION_SYNDICATION_ITEMS; n += 1)
      await buildMilestone(db, topic.id, [(await buildArticle(db, { topic_id: topic.id })).id], {
        title: `Part ${n}`,
        date: hoursAfter(n),
      });
    const feed = await new Parser().parseString((await visit(`/${id}/rss`).expect(200)).text);
    expect(feed.items).toHaveLength(COLLECTION_SYNDICATION_ITEMS);
    expect(feed.items.at(-1)?.title).toMatch(/Part 1$/);
  });
});
