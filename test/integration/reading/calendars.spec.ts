import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ical, { type VEvent } from 'node-ical';
import request from 'supertest';
import { NewPrivateAddress, PrivateAddressState } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { createLogger, readSettings } from '#platform/runtime';
import { buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildAnnouncedStep } from '../../support/factories/timeline.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';
import { bearerOf } from '../../support/readers.js';

let world: ReaderApp;
let dam: { id: number; slug: string };
let bridge: { id: number; slug: string };
let herald: { id: number; slug: string };
let logged = '';

const get = (path: string) => request(world.app.getHttpServer()).get(path);

beforeAll(async () => {
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://x/y', LOG_LEVEL: 'debug' });
  const out = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  world = await startReaderApp({}, createLogger(settings, 'bff', out));
  const { db } = world;
  dam = await buildTopic(db, { name: 'Orrin dam' });
  bridge = await buildTopic(db, {
    name: 'Orrin bridge',
    next_steps: JSON.stringify([
      { text: 'The bridge opens', date: '2031-05-01' },
      { text: 'The bridge opens', date: '2031-05-08' },
    ]) as never,
  });
  herald = await buildSource(db, { name: 'Orrin Herald', domain: 'herald.example' });
  const one = await buildArticle(db, { topic_id: dam.id, source_id: herald.id, language: 'en' });
  const two = await buildArticle(db, { topic_id: dam.id });
  const three = await buildArticle(db, { topic_id: bridge.id });
  await buildAnnouncedStep(db, dam.id, [one.id]);
  await buildAnnouncedStep(db, dam.id, [two.id], {
    day: '2031-03-02',
    text: 'The mayor will speak on 2 March.',
  });
  await buildAnnouncedStep(db, dam.id, [two.id], {
    day: '2029-03-02',
    text: 'The wall will be measured.',
  });
  await buildAnnouncedStep(db, bridge.id, [three.id], { day: '2031-04-02' });
});
afterAll(() => world.stop());

function eventsOf(text: string): string[] {
  return Object.values(ical.sync.parseICS(text))
    .filter((each): each is VEvent => each?.type === 'VEVENT')
    .map(({ summary }) => (typeof summary === 'string' ? summary : summary.val));
}

async function newAddress(who: TestReader): Promise<NewPrivateAddress> {
  const { body, headers } = await world.call(who, 'post', '/user/private-address').expect(201);
  expect(headers['cache-control']).toBe('no-store');
  return NewPrivateAddress.parse(body);
}
const pathOf = (address: string) => new URL(address).pathname;

describe('the calendar of a story', () => {
  it('has all its steps, also past ones', async () => {
    const answer = await get(`/topics/${dam.slug}/calendar.ics`).expect(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(eventsOf(answer.text)).toEqual([
      'No report found: Orrin dam: The wall will be measured.',
      'No report yet: Orrin dam: The mayor will speak on 2 March.',
      'Orrin dam: The council will hear the engineers on 14 March.',
    ]);
    await get(`/topics/${dam.slug}/calendar.ics`)
      .set('If-None-Match', answer.headers.etag ?? '')
      .expect(304);
  });

  it('has what an editor set in place of what is pending', async () => {
    const { text } = await get(`/topics/${bridge.slug}/calendar.ics`).expect(200);
    expect(eventsOf(text)).toEqual(['Orrin bridge: The bridge opens', 'Orrin bridge: The bridge opens']);
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(2);
  });

  it('redirects ids, and is missing for unknown stories', async () => {
    const { headers } = await get(`/topics/${dam.id}/calendar.ics`).expect(301);
    expect(headers.location).toBe(`/topics/${dam.slug}/calendar.ics`);
    await get('/topics/nothing/calendar.ics').expect(404);
  });
});

describe('the calendar of a source', () => {
  it('has what the source announced', async () => {
    const { text } = await get(`/sources/${herald.slug}/calendar.ics`).expect(200);
    expect(eventsOf(text)).toEqual(['Orrin dam: The council will hear the engineers on 14 March.']);
    await get('/sources/nothing/calendar.ics').expect(404);
  });
});

describe('the calendar of followed stories', () => {
  it('is read at the secret address, by anybody who has it', async () => {
    const who = await world.reader();
    const state = async () =>
      PrivateAddressState.parse((await world.call(who, 'get', '/user/private-address').expect(200)).body);
    expect(await state()).toEqual({ address: null });
    await buildFollow(world.db, who.id, dam.id);
    await buildFollow(world.db, who.id, bridge.id);
    const { calendar } = await newAddress(who);
    expect((await state()).address?.usedAt).toBeNull();

    const answer = await get(pathOf(calendar)).expect(200);
    expect(eventsOf(answer.text)).toEqual([
      'No report yet: Orrin dam: The mayor will speak on 2 March.',
      'Orrin dam: The council will hear the engineers on 14 March.',
      'Orrin bridge: The bridge opens',
      'Orrin bridge: The bridge opens',
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.text).not.toContain(pathOf(calendar));
    expect((await state()).address?.usedAt).not.toBeNull();
  });

  it('stores no secret and writes none into the log', async () => {
    const who = await world.reader();
    const { calendar } = await newAddress(who);
    const secret = pathOf(calendar).split('/')[2] ?? '';
    expect(secret).toHaveLength(43);
    await get(pathOf(calendar)).expect(200);
    const stored = await world.db.rows<{ row: string }>(
      'select private_address::text as row from private_address where user_id = $1',
      [who.id],
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.row).not.toContain(secret);
    expect(stored[0]?.row).not.toContain(Buffer.from(secret).toString('hex'));
    expect(logged).not.toContain(secret);
  });

  it('ends when it is renewed or revoked', async () => {
    const who = await world.reader();
    const first = await newAddress(who);
    const second = await newAddress(who);
    const { body } = await get(pathOf(first.calendar)).expect(404);
    expect(ErrorBody.parse(body).code).toBe('not_found');
    await get(pathOf(second.calendar)).expect(200);
    await world.call(who, 'delete', '/user/private-address').expect(204);
    await get(pathOf(second.calendar)).expect(404);
    await world.call(who, 'delete', '/user/private-address').expect(404);
  });

  it('ends with the password', async () => {
    const { id } = await buildUserWithPassword(world.db);
    const who = { id, token: await bearerOf(world.db, id) };
    const { calendar, rss } = await newAddress(who);
    const change = { currentPassword: PASSWORD, newPassword: 'another fine password' };
    await world.call(who, 'post', '/auth/password').send(change).expect(204);
    for (const address of [calendar, rss]) await get(pathOf(address)).expect(404);
    await get(pathOf((await newAddress(who)).calendar)).expect(200);
  });

  it('limits guessing, and use', async () => {
    const who = await world.reader();
    const { calendar } = await newAddress(who);
    let answer = await get(pathOf(calendar)).expect(200);
    for (let n = 0; n < 120 && answer.status === 200; n++) answer = await get(pathOf(calendar));
    expect(answer.status).toBe(429);
    for (let n = 0; n < 61 && answer.status !== 404; n++) answer = await get('/private/guess/calendar.ics');
    for (let n = 0; n < 61 && answer.status === 404; n++) answer = await get('/private/guess/calendar.ics');
    expect(answer.status).toBe(429);
    const other = await newAddress(await world.reader());
    await get(pathOf(other.calendar)).expect(200);
  });
});
