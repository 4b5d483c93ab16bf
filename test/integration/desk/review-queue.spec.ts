import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Report } from '#contract/community';
import { ReviewEntry, ReviewEvidence, ReviewQueue, RulePrecisions } from '#contract/desk';
import { ErrorBody } from '#contract/site';
import { checkAuditChain } from '#persistence/accounts';
import type { Database } from '#persistence/database';
import { decidedForGold } from '#persistence/desk';
import { buildArticle } from '../../support/factories/articles.js';
import { buildReport } from '../../support/factories/community.js';
import { buildReviewEntry } from '../../support/factories/desk.js';
import { buildTopic } from '../../support/factories/stories.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;
let ada: TestReader;
let bea: TestReader;

beforeAll(async () => {
  test = await startReaderApp();
  db = test.db;
  ada = await test.reader({ username: 'ada', is_editor: true });
  bea = await test.reader({ username: 'bea', is_editor: true });
});
beforeEach(() => db.rows('truncate review_entry, inaccuracy_report'));
afterAll(() => test.stop());

type Choice = { decision: 'accept' | 'refuse' | 'skip'; version?: number; reason?: string; seen?: number };
const at = (id: number, what: string) => `/admin/queue/${id}/${what}`;
const claim = (who: TestReader, id: number) => test.call(who, 'post', at(id, 'claim'));
const decide = (who: TestReader, id: number, choice: Choice) =>
  test.call(who, 'post', at(id, 'decision')).send({ version: 1, ...choice });
const undo = (who: TestReader, id: number, version: number) =>
  test.call(who, 'post', at(id, 'undo')).send({ version });
const queue = async (who: TestReader, query = '') =>
  ReviewQueue.parse((await test.call(who, 'get', `/admin/queue${query}`).expect(200)).body);
const entryIn = (body: unknown) => ReviewEntry.parse(body);
const problem = (body: unknown) => {
  const { code, message } = ErrorBody.parse(body);
  return { code, message };
};

describe('GET /api/admin/queue', () => {
  it('lists what matters most first and skipped entries last, by kind and page', async () => {
    const topic = await buildTopic(db, { name: '=1+1,"<b>Dam</b>"', follower_count: 4 });
    const low = await buildReviewEntry(db, { priority: 1, topic_id: topic.id });
    const high = await buildReviewEntry(db, { priority: 9, kind: 'split', rule: 'near_split' });
    const skipped = await buildReviewEntry(db, {
      priority: 99,
      skipped_at: new Date(),
      decided_at: new Date(),
    });
    await buildReviewEntry(db, { state: 'withdrawn', decided_at: new Date() });
    const { entries, open } = await queue(ada);
    expect(entries.map(({ id }) => id)).toEqual([high.id, low.id, skipped.id]);
    expect(open).toEqual({ listing: 2, split: 1 });
    expect(entries[1]).toMatchObject({
      title: '=1+1,"<b>Dam</b>"',
      followers: 4,
      claimedBy: null,
      decided: null,
    });
    const ids = async (query: string) => (await queue(ada, query)).entries.map(({ id }) => id);
    expect(await ids('?kind=split')).toEqual([high.id]);
    expect(await ids('?limit=1&offset=1')).toEqual([low.id]);
    expect(await ids('?offset=9000')).toEqual([]);
    expect(await ids('?state=decided')).toEqual([]);
  });

  it.each(['?kind=none', '?state=all', '?limit=0', '?offset=-1'])('refuses %s', async (query) => {
    await test.call(ada, 'get', `/admin/queue${query}`).expect(400);
  });

  it('is for editors only', async () => {
    const { id } = await buildReviewEntry(db);
    const reader = await test.reader();
    for (const path of ['/admin/queue', `/admin/queue/${id}`, '/admin/queue/precision'])
      await test.call(reader, 'get', path).expect(403);
    await decide(reader, id, { decision: 'refuse' }).expect(403);
    await claim({ id: 0, token: 'Bearer none' }, id).expect(401);
  });
});

describe('two editors', () => {
  it('see who works on an entry, until that editor leaves or falls silent', async () => {
    const { id } = await buildReviewEntry(db);
    expect(entryIn((await claim(ada, id).expect(200)).body).claimedBy).toEqual({ name: 'ada', isYou: true });
    const { body } = await claim(bea, id).expect(409);
    expect(problem(body)).toEqual({ code: 'claimed', message: 'ada is working on this entry.' });
    await decide(bea, id, { decision: 'refuse' }).expect(409);
    expect((await queue(bea)).entries[0]?.claimedBy).toEqual({ name: 'ada', isYou: false });
    await test.call(bea, 'post', at(id, 'release')).expect(204);
    await claim(bea, id).expect(409);
    await test.call(ada, 'post', at(id, 'release')).expect(204);
    await claim(bea, id).expect(200);
    await db.rows('update review_entry set claimed_until = now()');
    await claim(ada, id).expect(200);
  });

  it('decide an entry once', async () => {
    const { id } = await buildReviewEntry(db);
    const answers = await Promise.all([
      decide(ada, id, { decision: 'refuse' }),
      decide(bea, id, { decision: 'refuse' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(problem(late?.body).message).toMatch(/^Refused by (ada|bea) just now\.$/);
    const log = await db.rows(`select 1 from audit_entry where object_kind = 'review' and object_id = $1`, [
      id,
    ]);
    expect(log).toHaveLength(1);
  });

  it('do not overwrite what changed meanwhile', async () => {
    const { id } = await buildReviewEntry(db);
    await decide(ada, id, { decision: 'skip', reason: 'I know the owner.' }).expect(200);
    const { body } = await decide(bea, id, { decision: 'refuse' }).expect(409);
    expect(problem(body).code).toBe('stale');
    expect((await queue(bea)).entries[0]).toMatchObject({
      ...{ isSkipped: true, reason: 'I know the owner.', version: 2 },
      decided: { name: 'ada', isYou: false },
    });
    await db.rows(`update review_entry set state = 'withdrawn'`);
    expect(problem((await decide(bea, id, { decision: 'refuse', version: 2 }).expect(409)).body)).toEqual({
      code: 'withdrawn',
      message: 'There is nothing left to decide: the story changed meanwhile.',
    });
  });
});

describe('taking a decision back', () => {
  it('is up to the editor who decided', async () => {
    const { id } = await buildReviewEntry(db);
    await decide(ada, id, { decision: 'refuse', reason: 'Too small.' }).expect(200);
    expect((await queue(bea, '?state=decided')).entries).toMatchObject([
      { id, state: 'refused', reason: 'Too small.' },
    ]);
    const { body } = await undo(bea, id, 2).expect(403);
    expect(problem(body)).toEqual({ code: 'not_yours', message: 'Only ada can take this decision back.' });
    expect(entryIn((await undo(ada, id, 2).expect(200)).body)).toMatchObject({
      ...{ state: 'open', version: 3, reason: '', decided: null },
    });
    expect(problem((await undo(ada, id, 3).expect(409)).body).code).toBe('not_decided');
    await decide(bea, id, { decision: 'refuse', version: 3 }).expect(200);
    await undo(ada, id, 4).expect(403);
  });

  it('brings a skipped entry back to its place', async () => {
    const [first] = [
      await buildReviewEntry(db, { priority: 9 }),
      await buildReviewEntry(db, { priority: 1 }),
    ];
    await decide(ada, first.id, { decision: 'skip' }).expect(200);
    expect((await queue(ada)).entries.at(-1)?.id).toBe(first.id);
    await undo(ada, first.id, 2).expect(200);
    expect((await queue(ada)).entries[0]?.id).toBe(first.id);
  });
});

describe('reports', () => {
  async function reported() {
    const [reader, topic] = [
      await test.reader(),
      await buildTopic(db, { name: 'Orrin dam', language: 'nl' }),
    ];
    const report = await buildReport(db, reader.id, topic.id);
    const { id } = await buildReviewEntry(db, {
      ...{ kind: 'report', rule: 'reader_report', key: `report:${report.id}` },
      ...{ topic_id: topic.id, other_id: report.id },
    });
    const state = async () => {
      const { body } = await test.call(reader, 'get', `/reports/${report.tracking_id}`).expect(200);
      const { state, note } = Report.parse(body);
      return { state, note };
    };
    return { id, report, state };
  }

  it('are answered to their authors, and open again if the answer is taken back', async () => {
    const { id, state } = await reported();
    const { body } = await decide(ada, id, { decision: 'refuse', reason: 'No.' }).expect(400);
    expect(ErrorBody.parse(body).issues).toEqual([
      { path: 'reason', message: 'Please tell the reader why, in at least 10 characters' },
    ]);
    expect(await state()).toEqual({ state: 'open', note: '' });
    await decide(ada, id, { decision: 'refuse', reason: 'The owner confirmed it.' }).expect(200);
    expect(await state()).toEqual({ state: 'declined', note: 'The owner confirmed it.' });
    await undo(ada, id, 2).expect(200);
    expect(await state()).toEqual({ state: 'open', note: '' });
    await decide(ada, id, { decision: 'accept', version: 3 }).expect(200);
    expect(await state()).toEqual({ state: 'accepted', note: '' });
  });

  it('leave the queue when their own call decides them', async () => {
    const { id, report } = await reported();
    await test
      .call(ada, 'post', `/admin/reports/${report.id}/decision`)
      .send({ state: 'accepted' })
      .expect(200);
    expect((await queue(ada)).entries).toEqual([]);
    expect((await queue(ada, '?state=decided')).entries).toMatchObject([{ id, state: 'accepted' }]);
    expect(
      problem((await decide(bea, id, { decision: 'accept', version: 2 }).expect(409)).body).message,
    ).toBe('Accepted by ada just now.');
  });

  it('are not answered elsewhere while another editor works on them here', async () => {
    const { id, report } = await reported();
    const answer = (who: TestReader) =>
      test.call(who, 'post', `/admin/reports/${report.id}/decision`).send({ state: 'accepted' });
    await claim(bea, id).expect(200);
    expect(problem((await answer(ada).expect(409)).body)).toEqual({
      code: 'claimed',
      message: 'bea is working on this report in the queue.',
    });
    await answer(bea).expect(200);
  });

  it('are locked in one order, whichever call decides them', async () => {
    const { id, report } = await reported();
    const isWaiting = async () =>
      (
        await db.rows(
          `select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%review_entry%'`,
        )
      ).length > 0;
    const answered = await db.transaction(async (tx) => {
      await tx.rows('select 1 from review_entry where id = $1 for update', [id]);
      const answer = test
        .call(ada, 'post', `/admin/reports/${report.id}/decision`)
        .send({ state: 'accepted' })
        .then(({ status }) => status);
      while (!(await isWaiting())) await wait(10);
      await tx.rows('select 1 from inaccuracy_report where id = $1 for update', [report.id]);
      return { answer };
    });
    expect(await answered.answer).toBe(200);
  });

  it('show their words to editors', async () => {
    const { id } = await reported();
    const { body } = await test.call(ada, 'get', `/admin/queue/${id}`).expect(200);
    expect(ReviewEvidence.parse(body)).toMatchObject({
      why: 'A reader says that something is wrong.',
      report: { text: 'The dam holds less water than that.', subjectName: 'Orrin dam' },
      entry: { title: 'Orrin dam', language: 'nl' },
      sides: [{ topic: { name: 'Orrin dam', language: 'nl' } }],
    });
  });
});

describe('decisions', () => {
  it('change nothing while no worker runs', async () => {
    const topic = await buildTopic(db, { is_listed: false });
    const { id } = await buildReviewEntry(db, { topic_id: topic.id });
    const { body } = await decide(ada, id, { decision: 'accept' }).expect(503);
    expect(problem(body).message).toBe('No worker is running, so nothing was changed.');
    expect((await queue(ada)).entries).toMatchObject([{ id, version: 1 }]);
  });

  it.each<[string, object]>([
    ['an unknown decision', { decision: 'maybe', version: 1 }],
    ['no version', { decision: 'skip' }],
    ['a long reason', { decision: 'skip', version: 1, reason: 'x'.repeat(1_001) }],
    ['a field too many', { decision: 'skip', version: 1, editor: 7 }],
  ])('with %s are refused', async (_, body) => {
    const { id } = await buildReviewEntry(db);
    await test.call(ada, 'post', at(id, 'decision')).send(body).expect(400);
  });

  it('about an unknown entry are refused', async () => {
    await decide(ada, 404_404, { decision: 'skip' }).expect(404);
    await claim(ada, 404_404).expect(404);
    await undo(ada, 404_404, 1).expect(404);
    await test.call(ada, 'get', '/admin/queue/404404').expect(404);
    await test.call(ada, 'post', at(404_404, 'release')).expect(204);
  });

  it('become gold: the links of both sides, without reports, after a given entry', async () => {
    const [a, b] = [await buildArticle(db), await buildArticle(db)];
    const sides = { article_ids: [b.id, a.id, 404_404], other_article_ids: [b.id] };
    const nearness = { detail: { shared: 'Orrin, dam', nearness: 0.8 } };
    const merge = await buildReviewEntry(db, { kind: 'merge', rule: 'near_join', ...sides, ...nearness });
    await buildReviewEntry(db, {
      kind: 'report',
      rule: 'reader_report',
      state: 'accepted',
      decided_at: new Date(),
    });
    await buildReviewEntry(db);
    await decide(ada, merge.id, { decision: 'refuse' }).expect(200);
    const [line, ...more] = await decidedForGold(db, 0, 10);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ kind: 'merge', rule: 'near_join', state: 'refused', nearness: 0.8 });
    expect([line?.a, line?.b]).toEqual([[b.url, a.url], [b.url]]);
    expect(await decidedForGold(db, merge.id, 10)).toEqual([]);
  });

  it('are counted per rule, and the audit log fits', async () => {
    for (const decision of ['refuse', 'refuse', 'refuse', 'refuse', 'refuse'] as const)
      await decide(ada, (await buildReviewEntry(db)).id, { decision }).expect(200);
    const rules = RulePrecisions.parse(
      (await test.call(ada, 'get', '/admin/queue/precision').expect(200)).body,
    );
    expect(rules.find(({ rule }) => rule === 'followed_unlisted')).toMatchObject({
      ...{ accepted: 0, refused: 5, precision: 0 },
      months: [{ accepted: 0, refused: 5 }],
    });
    expect(await checkAuditChain(db)).toMatchObject({ brokenAt: null });
  });
});
