import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReviewEntry, ReviewEvidence } from '#contract/desk';
import { ErrorBody } from '#contract/site';
import type { Database, Row } from '#persistence/database';
import { mergeKey } from '#persistence/desk';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { buildReviewEntry } from '../../support/factories/desk.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;
let keeper: KeeperService;
let ada: TestReader;
let dam = 0;
let match = 0;

const REPORTS: [string, string][] = [
  ['Orvale dam breaks after storm', 'The dam above Orvale broke in the storm and flooded the lower street.'],
  [
    'Dam above Orvale breaks in storm',
    'Water from the dam above Orvale flooded the lower street in a storm.',
  ],
  [
    'Foundry beat Anchors by one goal',
    'Foundry beat Anchors by one goal in the league match at Ropewalk Park.',
  ],
];

beforeEach(async () => {
  test = await startReaderApp();
  db = test.db;
  keeper = keeperAt(db, 12);
  ada = await test.reader({ username: 'ada', is_editor: true });
  const ids: number[] = [];
  for (const [hours, text] of REPORTS.entries()) ids.push((await buildWaitingArticle(db, hours, text)).id);
  await settle(db, keeper);
  [dam, match] = [await topicOf(ids[0] ?? 0), await topicOf(ids[2] ?? 0)];
});
afterEach(async () => {
  await keeper.release();
  await test.stop();
});

async function topicOf(article: number): Promise<number> {
  const [row] = await db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [article]);
  return row?.topic_id ?? 0;
}

/** Makes a call while the story-keeper works. */
async function whileKept(path: string, body: object) {
  let isAnswered = false;
  const answer = test
    .call(ada, 'post', path)
    .send(body)
    .then((response) => {
      isAnswered = true;
      return response;
    });
  while (!isAnswered) await keeper.round();
  return answer;
}

async function accept(entry: Row<'review_entry'>, version = 1) {
  const { body } = await test.call(ada, 'get', `/admin/queue/${entry.id}`).expect(200);
  const { seen } = ReviewEvidence.parse(body);
  return whileKept(`/admin/queue/${entry.id}/decision`, { decision: 'accept', version, seen });
}
const undo = (entry: Row<'review_entry'>, version: number) =>
  whileKept(`/admin/queue/${entry.id}/undo`, { version });

const topics = () =>
  db.rows<{ id: number; article_count: number }>('select id, article_count from topic order by id');
const merge = () =>
  buildReviewEntry(db, {
    ...{ kind: 'merge', rule: 'near_join', key: mergeKey(dam, match) },
    ...{ topic_id: dam, other_id: match, detail: { shared: 'Orvale, dam', nearness: 0.8 } },
  });
const actions = async () =>
  (
    await db.rows<{ action: string }>(
      `select action from audit_entry where action like 'review%' order by id`,
    )
  ).map(({ action }) => action);

describe('accepting an entry', () => {
  it('merges two stories, and taking it back separates them', async () => {
    const entry = await merge();
    const { body: shown } = await test.call(ada, 'get', `/admin/queue/${entry.id}`).expect(200);
    const { shared, sides } = ReviewEvidence.parse(shown);
    expect(shared).toEqual(['Orvale', 'dam']);
    expect(sides.map(({ articles }) => articles.length)).toEqual([2, 1]);
    expect(sides[0]?.milestones.length).toBeGreaterThan(0);

    const { status, body } = await accept(entry);
    expect([status, ReviewEntry.parse(body)]).toMatchObject([200, { state: 'accepted', version: 2 }]);
    expect(await topics()).toEqual([{ id: dam, article_count: 3 }]);
    expect((await undo(entry, 2)).status).toBe(200);
    expect(await topics()).toEqual([
      { id: dam, article_count: 2 },
      { id: match, article_count: 1 },
    ]);
    expect(await actions()).toEqual(['review_accepted', 'review_undone']);
  });

  it('splits a story, and taking it back joins the parts although a colleague edited one since', async () => {
    const own = await db.rows<{ id: number }>('select id from article where topic_id = $1 order by id', [
      dam,
    ]);
    const part = own.at(-1)?.id ?? 0;
    const entry = await buildReviewEntry(db, {
      ...{ kind: 'split', rule: 'near_split', topic_id: dam, article_ids: [part] },
    });
    expect((await accept(entry)).status).toBe(200);
    expect(await topicOf(part)).not.toBe(dam);
    const edit = { kind: 'edit', payload: { topic: dam, fields: { name: 'The dam of Orvale' } } };
    expect((await whileKept('/admin/orders', { order: edit, seen: 1_000_000 })).status).toBe(200);
    const { status, body } = await undo(entry, 2);
    expect([status, body]).toMatchObject([200, { state: 'open' }]);
    expect(await topicOf(part)).toBe(dam);
    expect(await db.rows('select name from topic where id = $1', [dam])).toEqual([
      { name: 'The dam of Orvale' },
    ]);
  });

  it('lists a story', async () => {
    const entry = await buildReviewEntry(db, { topic_id: match });
    expect((await accept(entry)).status).toBe(200);
    const listed = () => db.rows('select is_listed, editor_fields from topic where id = $1', [match]);
    expect(await listed()).toEqual([{ is_listed: true, editor_fields: ['listing'] }]);
    expect((await undo(entry, 2)).status).toBe(200);
    expect(await listed()).toEqual([{ is_listed: false, editor_fields: [] }]);
  });

  it('resolves a story with the reported sentence', async () => {
    const [proposal] = await db.rows<{ id: number }>(
      `insert into closure_proposal (topic_id, kind, reason, article_ids, origin_count, proposed_at)
       values ($1, 'match', 'Ended: Foundry beat Anchors.', '{}', 1, now()) returning id`,
      [match],
    );
    const entry = await buildReviewEntry(db, {
      ...{ kind: 'resolution', rule: 'reported_end', topic_id: match, other_id: proposal?.id ?? 0 },
    });
    const { body } = await test.call(ada, 'get', `/admin/queue/${entry.id}`).expect(200);
    expect(ReviewEvidence.parse(body).why).toBe(
      'An end is reported, but the story is not resolved automatically. Ended: Foundry beat Anchors.',
    );
    expect((await accept(entry)).status).toBe(200);
    expect(await db.rows('select status, resolution_summary from topic where id = $1', [match])).toEqual([
      { status: 'resolved', resolution_summary: 'Ended: Foundry beat Anchors.' },
    ]);
    expect(await db.rows('select state from closure_proposal')).toEqual([{ state: 'accepted' }]);
  });

  it('changes a doubtful milestone', async () => {
    const [milestone] = await db.rows<{ id: number }>('select id from milestone where topic_id = $1', [dam]);
    const entry = await buildReviewEntry(db, {
      ...{ kind: 'milestone', rule: 'single_origin', topic_id: dam },
      ...{ other_id: milestone?.id ?? 0, detail: { impact: 6 } },
    });
    expect((await accept(entry)).status).toBe(200);
    expect(
      await db.rows('select impact_value, is_significant, editor_fields from milestone where id = $1', [
        milestone?.id,
      ]),
    ).toEqual([{ impact_value: 6, is_significant: false, editor_fields: ['impact'] }]);
  });

  it('changes nothing if the story-keeper refuses, and opens the entry again', async () => {
    await db.rows(`update topic set language = 'de' where id = $1`, [match]);
    const entry = await merge();
    const { status, body } = await accept(entry);
    expect([status, ErrorBody.parse(body)]).toMatchObject([
      409,
      { code: 'other_language', message: 'Stories in different languages cannot be joined.' },
    ]);
    expect(await db.rows('select state, version, decided_by_id from review_entry')).toEqual([
      { state: 'open', version: 3, decided_by_id: null },
    ]);
    expect(await topics()).toHaveLength(2);
    expect(await actions()).toEqual(['review_accepted', 'review_stopped']);
    expect(await db.rows(`select before, after from audit_entry where action = 'review_stopped'`)).toEqual([
      { before: { state: 'accepted' }, after: { state: 'open' } },
    ]);
  });

  it('is refused if a colleague changed the story after it was shown', async () => {
    const entry = await buildReviewEntry(db, { topic_id: match });
    const edit = { kind: 'edit', payload: { topic: match, fields: { name: 'Foundry win' } } };
    expect((await whileKept('/admin/orders', { order: edit, seen: 1_000_000 })).status).toBe(200);
    const body = { decision: 'accept', version: 1, seen: 0 };
    const answer = await whileKept(`/admin/queue/${entry.id}/decision`, body);
    expect([answer.status, ErrorBody.parse(answer.body)]).toMatchObject([
      409,
      { code: 'stale', message: 'Changed by ada just now.' },
    ]);
    expect(await db.rows('select state from review_entry')).toEqual([{ state: 'open' }]);
  });
});
