import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import type { Database, Row } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { ReviewQueueService } from '../../../apps/worker/src/desk/review-queue.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildReport } from '../../support/factories/community.js';
import { buildReviewEntry } from '../../support/factories/desk.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic, buildTopicCommand } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let db: Database;
let queue: ReviewQueueService;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  const clock = new NewsClock(db, () => hoursAfter(48), 0);
  queue = new ReviewQueueService(db, clock, pino({ level: 'silent' }));
});
beforeEach(() =>
  db.rows('truncate review_entry, inaccuracy_report, milestone, closure_proposal, topic, article cascade'),
);
afterAll(() => test.drop());

const entries = () => db.rows<Row<'review_entry'>>('select * from review_entry order by id');
const entryOf = async (kind: string) => (await entries()).find((entry) => entry.kind === kind);

async function milestoneOf(topic: Partial<Row<'topic'>>, values: Partial<Row<'milestone'>>) {
  const { id } = await buildTopic(db, topic);
  const article = await buildArticle(db, { topic_id: id, published_at: NEWS_DAY });
  return buildMilestone(db, id, [article.id], values);
}

const SIGNIFICANT = { impact_value: 8, is_significant: true, significance: 'high' } as const;

describe('the review queue asks editors about', () => {
  it('significant milestones with one origin, until another origin reports them', async () => {
    const { id, topic_id } = await milestoneOf({ origin_count: 3, follower_count: 7 }, SIGNIFICANT);
    await milestoneOf({ origin_count: 2 }, SIGNIFICANT);
    await milestoneOf({ origin_count: 3, is_listed: false }, SIGNIFICANT);
    await milestoneOf({ origin_count: 3 }, { ...SIGNIFICANT, editor_fields: ['title'] });
    await queue.round();
    expect(await entries()).toMatchObject([
      {
        kind: 'milestone',
        rule: 'single_origin',
        topic_id,
        other_id: id,
        detail: { impact: 6 },
        state: 'open',
      },
    ]);
    await db.rows(`update milestone set origin_count = 2, confirmation_level = 'multiple' where id = $1`, [
      id,
    ]);
    await queue.round();
    expect(await entries()).toMatchObject([{ state: 'withdrawn', version: 2 }]);
    await db.rows(`update milestone set origin_count = 1, confirmation_level = 'single' where id = $1`, [id]);
    await queue.round();
    expect(await entries()).toMatchObject([{ state: 'open', version: 3 }]);
  });

  it('dates long before the report', async () => {
    const { id } = await milestoneOf({}, { date_from: 'text', date: hoursAfter(-24 * 60) });
    await milestoneOf({}, { date_from: 'text', date: hoursAfter(-24 * 10) });
    await queue.round();
    expect(await entries()).toMatchObject([
      { rule: 'distant_date', other_id: id, detail: { date: NEWS_DAY.toISOString() } },
    ]);
  });

  it('unlisted topics with followers, until they are listed', async () => {
    const { id } = await buildTopic(db, { is_listed: false, follower_count: 1 });
    await buildTopic(db, { is_listed: false });
    await queue.round();
    expect(await entries()).toMatchObject([{ kind: 'listing', rule: 'followed_unlisted', topic_id: id }]);
    await db.rows('update topic set is_listed = true where id = $1', [id]);
    await queue.round();
    expect(await entries()).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('reported ends, until the story is resolved', async () => {
    const { id } = await buildTopic(db);
    const article = await buildArticle(db, { topic_id: id });
    await db.rows(
      `insert into closure_proposal (topic_id, kind, reason, article_ids, origin_count, proposed_at)
       values ($1, 'trial', 'Ended: The court sentenced her.', array[$2::int], 1, $3)`,
      [id, article.id, NEWS_DAY],
    );
    await queue.round();
    expect(await entries()).toMatchObject([{ kind: 'resolution', topic_id: id, article_ids: [article.id] }]);
    await db.rows('update closure_proposal set proposed_at = $1', [hoursAfter(9)]);
    await queue.round();
    expect(await entries()).toMatchObject([{ state: 'withdrawn' }, { state: 'open' }]);
    await db.rows(`update closure_proposal set state = 'withdrawn', decided_at = now()`);
    await queue.round();
    expect(await entries()).toMatchObject([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
  });

  it('reports of readers, also about sources', async () => {
    const [reader, topic] = [await buildUser(db), await buildTopic(db, { follower_count: 3 })];
    const report = await buildReport(db, reader.id, topic.id);
    const about = await buildReport(db, reader.id, 1, { subject: 'source', type: 'source_facts' });
    await queue.round();
    expect(await entries()).toMatchObject([
      { kind: 'report', topic_id: topic.id, other_id: report.id, priority: 50 },
      { kind: 'report', topic_id: null, other_id: about.id, priority: 30 },
    ]);
    await db.rows(`update inaccuracy_report set state = 'accepted', decided_at = now() where id = $1`, [
      report.id,
    ]);
    await queue.round();
    expect(await entries()).toMatchObject([{ state: 'withdrawn' }, { state: 'open' }]);
  });
});

describe('a round', () => {
  it('changes nothing the second time', async () => {
    await milestoneOf({ origin_count: 3 }, SIGNIFICANT);
    await buildTopic(db, { is_listed: false, follower_count: 1 });
    await queue.round();
    const first = await entries();
    expect(first).toHaveLength(2);
    await queue.round();
    expect(await entries()).toEqual(first);
  });

  it('runs once although two workers start it together', async () => {
    await buildTopic(db, { is_listed: false, follower_count: 1 });
    await Promise.all([queue.round(), queue.round()]);
    expect(await entries()).toHaveLength(1);
  });

  it('never asks again what an editor decided', async () => {
    const topic = await buildTopic(db, { is_listed: false, follower_count: 1 });
    await queue.round();
    await db.rows(`update review_entry set state = 'refused', decided_at = now()`);
    await db.rows('update topic set follower_count = 50 where id = $1', [topic.id]);
    await queue.round();
    expect(await entries()).toMatchObject([{ state: 'refused' }]);
  });

  it('moves an entry up when readers follow its topic', async () => {
    const topic = await buildTopic(db, { is_listed: false, follower_count: 1 });
    await queue.round();
    const before = (await entryOf('listing'))?.priority ?? 0;
    await db.rows('update topic set follower_count = 100 where id = $1', [topic.id]);
    await queue.round();
    expect((await entryOf('listing'))?.priority).toBeGreaterThan(before);
    expect((await entryOf('listing'))?.version).toBe(1);
  });

  it('withdraws merges and splits of topics that are gone or changed', async () => {
    const [a, b] = [await buildTopic(db), await buildTopic(db)];
    const moved = await buildArticle(db, { topic_id: b.id });
    const kinds = { merge: 'near_join', split: 'near_split' } as const;
    const propose = (kind: 'merge' | 'split', other: number | null, article_ids: number[]) =>
      buildReviewEntry(db, { kind, rule: kinds[kind], topic_id: a.id, other_id: other, article_ids });
    const kept = await propose('merge', b.id, []);
    await propose('merge', 404_404, []);
    await propose('split', null, [moved.id]);
    await queue.round();
    const open = (await entries()).filter(({ state }) => state === 'open');
    expect(open.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('opens an entry again if the story-keeper refused its command', async () => {
    const topic = await buildTopic(db, { is_listed: false, follower_count: 1 });
    const command = await buildTopicCommand(db, { state: 'refused', refusal: 'locked', done_at: new Date() });
    const waiting = await buildTopicCommand(db);
    const accepted = { state: 'accepted', topic_id: topic.id, decided_at: new Date() } as const;
    const lost = await buildReviewEntry(db, {
      ...accepted,
      key: `listing:${topic.id}`,
      command_id: command.id,
    });
    const sent = await buildReviewEntry(db, { ...accepted, command_id: waiting.id });
    await queue.round();
    const states = new Map((await entries()).map(({ id, state, version }) => [id, { state, version }]));
    expect(states.get(lost.id)).toEqual({ state: 'open', version: 2 });
    expect(states.get(sent.id)).toEqual({ state: 'accepted', version: 1 });
    const log = await db.rows('select action, object_id, before, after from audit_entry');
    expect(log).toEqual([
      {
        ...{ action: 'review_stopped', object_id: lost.id },
        ...{ before: { state: 'accepted' }, after: { state: 'open' } },
      },
    ]);
  });

  it('asks for an end again if the story-keeper refused to resolve the story', async () => {
    const topic = await buildTopic(db);
    const command = await buildTopicCommand(db, { state: 'refused', refusal: 'locked', done_at: new Date() });
    const [end] = await db.rows<{ id: number }>(
      `insert into closure_proposal (topic_id, kind, reason, article_ids, origin_count, proposed_at, state, decided_at)
       values ($1, 'match', 'Ended: Foundry beat Anchors.', '{}', 1, $2, 'accepted', now()) returning id`,
      [topic.id, NEWS_DAY],
    );
    const key = `resolution:${end?.id}:${NEWS_DAY.getTime() / 1000}`;
    const { id } = await buildReviewEntry(db, {
      ...{ kind: 'resolution', rule: 'reported_end', key, topic_id: topic.id, other_id: end?.id ?? 0 },
      ...{ state: 'accepted', decided_at: new Date(), reason: 'Over.', command_id: command.id },
    });
    await queue.round();
    await queue.round();
    expect((await entries()).find((entry) => entry.id === id)).toMatchObject({ state: 'open', reason: '' });
    expect(await db.rows('select state, decided_at from closure_proposal')).toEqual([
      { state: 'open', decided_at: null },
    ]);
  });
});
