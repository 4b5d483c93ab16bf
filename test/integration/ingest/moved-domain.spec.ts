import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIVE_PACE } from '#domain/ingest/schedule';
import { type Database } from '#persistence/database';
import { claimHosts, dueFeeds } from '#persistence/ingest/schedule';
import { sourcesOf } from '#persistence/sources';
import { createLogger, readSettings } from '#platform/runtime';
import { findingsOf } from '../../../apps/worker/src/ingest/findings.js';
import { StepTimes } from '../../../apps/worker/src/ingest/step-times.js';
import { StoreService } from '../../../apps/worker/src/ingest/store.service.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const LEASE = { id: '00000000-0000-4000-8000-000000000001', wall: NEWS_DAY, until: hoursAfter(1) };

let test: TestDatabase;
let db: Database;
let store: StoreService;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  store = new StoreService(db, createLogger(readSettings({ LOG_LEVEL: 'silent' }), 'worker'));
});
afterAll(() => test.drop());

/** Visits a feed of the Quay Courant that has been redirected to `to` for two days, for the third time. */
async function adopt(place: string, to: string, title: string) {
  const domain = `${place}.example`;
  const source = await buildSource(db, { domain, slug: place, name: 'The Quay Courant' });
  const url = `https://${domain}/rss`;
  const { id } = await buildFeed(db, { source_id: source.id, host_key: domain, url, title });
  const scope = { recording: null, newsNow: NEWS_DAY };
  await claimHosts(db, scope, LEASE, 100);
  const due = (await dueFeeds(db, [domain], scope, 1))[0];
  if (due === undefined) throw new Error('the feed is not due');
  const feed = { ...due, redirect_url: to, redirect_sightings: 2, redirect_since: hoursAfter(-48) };
  const visit = { feed, claim: { hostKey: domain, leaseId: LEASE.id }, livePace: LIVE_PACE, now: NEWS_DAY };
  const answer = { kind: 'not_modified', freshForMs: null } as const;
  await store.store(visit, findingsOf(visit, { kind: 'moved', to, answer }), new StepTimes());
  const [row] = await db.rows('select url, state, source_id from feed where id = $1', [id]);
  return { source, row };
}

describe('a feed that is redirected to another domain for good', () => {
  it('takes its source along, which keeps its id, if the document there bears its name', async () => {
    const to = 'https://feeds.courant.test/rss';
    const { source, row } = await adopt('quaycourant', to, 'Quay Courant: latest news');
    expect(row).toEqual({ url: to, state: 'active', source_id: source.id });
    const known = await sourcesOf(db, ['courant.test', 'quaycourant.example']);
    expect([...known.values()].map(({ id }) => id)).toEqual([source.id, source.id]);
    expect(await db.rows("select origin from source_domain where domain = 'courant.test'")).toEqual([
      { origin: 'moved' },
    ]);
  });

  it("does not take another outlet's domain", async () => {
    const lantern = await buildSource(db, { domain: 'lantern.test', slug: 'lantern' });
    const blog = 'https://www.quay.wordpress.com/feed/';
    await buildFeed(db, { source_id: lantern.id, host_key: 'wordpress.com', url: blog });
    for (const [place, to, title] of [
      ['claims-name', 'https://fen.test/rss', 'Fen Lantern'],
      ['claims-source', 'https://lantern.test/rss', 'Quay Courant'],
      ['claims-blog', 'https://quay.wordpress.com/comments/feed/', 'Quay Courant'],
      ['claims-server', 'https://feeds.feedburner.com/courant', 'Quay Courant'],
    ] as const) {
      const { source, row } = await adopt(place, to, title);
      expect(row).toEqual({ url: to, state: 'active', source_id: source.id });
    }
    const known = await sourcesOf(db, ['fen.test', 'lantern.test', 'quay.wordpress.com', 'feedburner.com']);
    expect([...known].map(([domain, { id }]) => [domain, id])).toEqual([['lantern.test', lantern.id]]);
  });

  it("stops instead if another source has that feed: the double's feed would be read twice", async () => {
    const to = 'https://pine.test/rss';
    const pine = await buildSource(db, { domain: 'pine.test', slug: 'pine' });
    await buildFeed(db, { source_id: pine.id, url: to });
    const { row } = await adopt('claims-feed', to, 'Quay Courant');
    expect(row).toMatchObject({ url: 'https://claims-feed.example/rss', state: 'disabled' });
    expect((await sourcesOf(db, ['pine.test'])).get('pine.test')?.id).toBe(pine.id);
  });
});
