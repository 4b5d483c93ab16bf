import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { PublicCollections } from '#contract/community';
import type { Database } from '#persistence/database';
import { buildUser } from '../../support/factories/accounts.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildCollection } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;

beforeAll(async () => {
  test = await startReaderApp();
  db = test.db;
});
afterAll(() => test.stop());

async function list(query = '') {
  const { body, headers } = await request(test.app.getHttpServer())
    .get(`/api/community/collections${query}`)
    .expect(200);
  return { collections: PublicCollections.parse(body), total: headers['x-total-count'] };
}

it('lists public collections that have topics, the most recently changed first, to everyone', async () => {
  const { id } = await buildUser(db, { username: 'collector' });
  const topics = [];
  for (const [name, language] of Object.entries({
    'Orrin dam': 'en',
    Ferry: 'en',
    Strike: 'nl',
    Summit: 'fr',
  }))
    topics.push(await buildTopic(db, { name, language }));
  const ids = topics.map((topic) => topic.id);
  const publicly = { is_private: false };
  const made = (name: string, topicIds: number[], hours: number, values = {}) =>
    buildCollection(db, id, topicIds, { name, updated_at: hoursAfter(hours), ...publicly, ...values });
  const first = await made('Rivers', ids, 1, { description: 'Dams and <b>floods</b>' });
  const newer = await made('Ports', ids.slice(1, 2), 2);
  await made('Empty', [], 3);
  await made('Secret', ids, 4, { is_private: true });

  const { collections, total } = await list();
  expect(total).toBe('2');
  expect(collections.map(({ id: each }) => each)).toEqual([newer.id, first.id]);
  expect(collections[1]).toMatchObject({
    name: 'Rivers',
    description: 'Dams and <b>floods</b>',
    owner: 'collector',
    topicCount: 4,
    topics: [
      { name: 'Summit', language: 'fr' },
      { name: 'Strike', language: 'nl' },
      { name: 'Ferry', language: 'en' },
    ],
    updatedAt: hoursAfter(1).toISOString(),
  });
  expect((await list('?limit=1&offset=1')).collections.map(({ id: each }) => each)).toEqual([first.id]);
  expect((await list('?offset=1000')).collections).toEqual([]);

  await db.rows('update collection set is_private = true where id = $1', [newer.id]);
  expect((await list()).total).toBe('1');
  await db.rows('delete from user_account where id = $1', [id]);
  expect(await list()).toEqual({ collections: [], total: '0' });
});

it.each(['?limit=0', '?limit=301', '?limit=1e2', '?offset=-1', '?offset=x', '?limit=1&limit=2'])(
  'refuses %s',
  async (query) => {
    await request(test.app.getHttpServer()).get(`/api/community/collections${query}`).expect(400);
  },
);
