import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoryOrder } from '#domain/stories/orders';
import { checkAuditChain } from '#persistence/accounts';
import type { Database } from '#persistence/database';
import { orderTopicCommand, topicCommandAnswer } from '#persistence/stories';
import { historyOfTopic, namesOfTopics } from '#persistence/stories/orders';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;
let editor: number;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 12);
  editor = (await buildUser(db)).id;
});
afterEach(async () => {
  await keeper.release();
  await database.drop();
});

const TEXTS = {
  dam: 'The dam above Orvale broke in the storm and flooded the lower street of the town.',
  again: 'Water from the dam above Orvale flooded the lower street after it broke in a storm.',
  match: 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.',
  strike: 'Tram drivers of Pellune began a strike over night shifts and holiday pay.',
};

const report = async (hours: number, title: string, excerpt: string) =>
  (await buildWaitingArticle(db, hours, [title, excerpt])).id;

/** Two reports of a dam, one of a match, one of a strike: three topics. */
async function fourReports(): Promise<[number, number, number, number]> {
  const ids: [number, number, number, number] = [
    await report(0, 'Orvale dam breaks after storm', TEXTS.dam),
    await report(1, 'Dam above Orvale breaks in storm', TEXTS.again),
    await report(2, 'Foundry beat Anchors by one goal', TEXTS.match),
    await report(3, 'Tram drivers of Pellune go on strike', TEXTS.strike),
  ];
  await settle(db, keeper);
  return ids;
}

async function one<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await db.rows<Row>(text, values);
  if (row === undefined) throw new Error(`No row: ${text}`);
  return row;
}

const topicOf = async (article: number) =>
  (await one<{ topic_id: number }>('select topic_id from article where id = $1', [article])).topic_id;

async function ordered(order: StoryOrder, seen: number | null = null) {
  const by = seen === null ? { userId: editor, seen: 1_000_000 } : { userId: editor, seen };
  const id = await orderTopicCommand(db, order, 'editor', by);
  await keeper.round();
  const answer = await topicCommandAnswer(db, id);
  if (!answer) throw new Error('No answer.');
  return { ...answer, change_id: answer.change_id ?? 0, topic_id: answer.topic_id ?? 0 };
}

const undo = (change: number) => ordered({ kind: 'undo', payload: { change } });

/** What readers see of a topic. */
const shown = (id: number) =>
  one<Record<string, unknown>>(
    'select id, slug, name, label, article_count, milestone_count, follower_count from topic where id = $1',
    [id],
  );

const milestonesOf = (id: number) =>
  db.rows('select id, anchor_article_id, title from milestone where topic_id = $1 order by id', [id]);

describe('undo', () => {
  it('brings a merged topic back with its id, slug, milestones, log and followers', async () => {
    const [dam, , match] = await fourReports();
    const [into, from] = [await topicOf(dam), await topicOf(match)];
    const [both, only] = [await buildUser(db), await buildUser(db)];
    for (const [user, topic] of [
      [both.id, into],
      [both.id, from],
      [only.id, from],
    ] as const)
      await buildFollow(db, user, topic);
    await db.rows('update topic t set follower_count = (select count(*) from follow where topic_id = t.id)');
    const before = [await shown(from), await milestonesOf(from), await shown(into), await milestonesOf(into)];
    const log = await db.rows('select id, fact_key from topic_event where topic_id = $1 order by id', [from]);
    const merge = await ordered({ kind: 'merge', payload: { from, into } });
    expect(merge).toMatchObject({ state: 'done', topic_id: into });
    const back = await undo(merge.change_id);
    expect(back).toMatchObject({ state: 'done', kept_count: 0 });
    expect([
      await shown(from),
      await milestonesOf(from),
      await shown(into),
      await milestonesOf(into),
    ]).toEqual(before);
    expect(await db.rows('select 1 from topic_redirect')).toEqual([]);
    expect(
      await db.rows(
        `select id, fact_key from topic_event where topic_id = $1 and kind <> 'edited' order by id`,
        [from],
      ),
    ).toEqual(log);
    const redo = await undo(back.change_id);
    expect(redo).toMatchObject({ state: 'done', topic_id: into });
    expect(await shown(into)).toMatchObject({ article_count: 3, follower_count: 2 });
    expect(await db.rows('select 1 from topic where id = $1', [from])).toEqual([]);
    expect(await undo(back.change_id)).toMatchObject({ refusal: 'nothing_to_undo' });
  });

  it('works beneath later orders, and says what it could not take back', async () => {
    const [dam, again, match, strike] = await fourReports();
    const [first, second, third] = [await topicOf(dam), await topicOf(match), await topicOf(strike)];
    const { name } = await shown(first);
    const merge = await ordered({ kind: 'merge', payload: { from: first, into: second } });
    await ordered({ kind: 'merge', payload: { from: second, into: third } });
    expect(await namesOfTopics(db, [first])).toEqual(new Map([[first, name]]));
    await ordered({ kind: 'split', payload: { topic: third, articles: [again] } });
    const back = await undo(merge.change_id);
    expect(back).toMatchObject({ state: 'done', topic_id: first, kept_count: 1 });
    expect(await topicOf(dam)).toBe(first);
    expect([await topicOf(match), await topicOf(strike)]).toEqual([third, third]);
    expect(await topicOf(again)).not.toBe(first);
    const history = await historyOfTopic(db, first, { before: null, machine: false, limit: 10 });
    expect(history.map(({ kind, undone_by }) => [kind, undone_by])).toEqual([
      ['undo', null],
      ['merge', null],
      ['merge', back.change_id],
    ]);
  });

  it('of a split merges the parts, and of fields restores them without their locks', async () => {
    const [dam, again] = await fourReports();
    const topic = await topicOf(dam);
    const name = (await shown(topic)).name;
    const edit = await ordered({
      kind: 'edit',
      payload: { topic, fields: { name: 'The dam of Orvale', label: 'Orvale dam' } },
    });
    const split = await ordered({ kind: 'split', payload: { topic, articles: [again] } });
    expect(await topicOf(again)).toBe(split.topic_id);
    expect(await undo(split.change_id)).toMatchObject({ state: 'done', topic_id: topic });
    expect(await topicOf(again)).toBe(topic);
    expect(
      await one('select topic_id from topic_redirect where old_topic_id = $1', [split.topic_id]),
    ).toEqual({
      topic_id: topic,
    });
    expect(await shown(topic)).toMatchObject({ name: 'The dam of Orvale', label: 'Orvale dam' });
    expect(await undo(edit.change_id)).toMatchObject({ state: 'done' });
    expect(await shown(topic)).toMatchObject({ name });
    expect(await one('select editor_fields from topic where id = $1', [topic])).toEqual({
      editor_fields: ['articles'],
    });
  });
});

describe('locks', () => {
  it('hold through new reports, keep the words of the machine beside them, and are released one by one', async () => {
    const [dam] = await fourReports();
    const topic = await topicOf(dam);
    const fields = {
      name: 'The dam of Orvale',
      status: { status: 'resolved', outcome: 'Rebuilt.' },
    } as const;
    await ordered({ kind: 'edit', payload: { topic, fields } });
    await report(5, 'Orvale dam: the breach is wider than thought', TEXTS.dam);
    await settle(db, keeper);
    const row = await one<{ name: string; status: string; machine_fields: { name: string } }>(
      'select name, status, machine_fields from topic where id = $1',
      [topic],
    );
    expect(row).toMatchObject({ name: 'The dam of Orvale', status: 'resolved' });
    expect(row.machine_fields.name).not.toBe(row.name);
    await ordered({ kind: 'release', payload: { of: 'topic', id: topic, field: 'name' } });
    const { name } = await one<{ name: string }>('select name from topic where id = $1', [topic]);
    expect(name).toBe(row.machine_fields.name);
    expect(
      await ordered({ kind: 'release', payload: { of: 'topic', id: topic, field: 'name' } }),
    ).toMatchObject({
      refusal: 'nothing_changed',
    });
  });

  it("refuse an order that has not seen another editor's", async () => {
    const [dam] = await fourReports();
    const topic = await topicOf(dam);
    const edit = await ordered({ kind: 'edit', payload: { topic, fields: { name: 'One' } } }, 0);
    const late = await ordered({ kind: 'edit', payload: { topic, fields: { name: 'Two' } } }, 0);
    expect(late).toMatchObject({ state: 'refused', refusal: 'stale', change_id: edit.change_id });
    expect(
      await ordered({ kind: 'edit', payload: { topic, fields: { name: 'Two' } } }, edit.change_id),
    ).toMatchObject({
      state: 'done',
    });
    expect(await shown(topic)).toMatchObject({ name: 'Two' });
  });
});

describe('milestones', () => {
  it('merge, split, retract and take other articles, through rebuilds, and each is undone', async () => {
    const [dam, again, match] = await fourReports();
    const topic = await topicOf(dam);
    const moved = await ordered({ kind: 'move', payload: { articles: [match], into: topic } });
    expect(moved.state).toBe('done');
    const at = async (article: number) =>
      (
        await one<{ milestone_id: number }>(
          'select milestone_id from milestone_article where article_id = $1',
          [article],
        )
      ).milestone_id;
    const [first, other] = [await at(dam), await at(match)];
    expect(await at(again)).toBe(first);
    const merge = await ordered({ kind: 'merge_milestones', payload: { from: other, into: first } });
    expect(merge).toMatchObject({ state: 'done', topic_id: topic });
    await report(6, 'Orvale dam: water still flows through the lower street', TEXTS.again);
    await settle(db, keeper);
    expect([await at(dam), await at(again), await at(match)]).toEqual([first, first, first]);
    expect(await one('select origin_count from milestone where id = $1', [first])).toMatchObject({
      origin_count: expect.any(Number),
    });
    expect(await undo(merge.change_id)).toMatchObject({ state: 'done' });
    expect([await at(dam), await at(again), await at(match)]).toEqual([first, first, other]);
    const split = await ordered({
      kind: 'split_milestone',
      payload: { milestone: first, articles: [again] },
    });
    expect(split.state).toBe('done');
    const own = await at(again);
    expect(own).not.toBe(first);
    await report(7, 'Dam above Orvale: the breach is closed', TEXTS.dam);
    await settle(db, keeper);
    expect(await at(again)).toBe(own);
    expect(await ordered({ kind: 'attach', payload: { milestone: first, articles: [again] } })).toMatchObject(
      { state: 'done' },
    );
    expect(await at(again)).toBe(first);
    expect(await db.rows('select 1 from milestone where id = $1', [own])).toEqual([]);
    const fields = { title: 'The dam breaks', impact: 9, retraction: 'It was another dam.' };
    const edit = await ordered({ kind: 'edit_milestone', payload: { milestone: first, fields } });
    expect(
      await one('select title, significance, retraction_reason from milestone where id = $1', [first]),
    ).toEqual({
      title: 'The dam breaks',
      significance: 'critical',
      retraction_reason: 'It was another dam.',
    });
    // Followers and the story's log are told why.
    const told = `select payload->>'reason' as reason from topic_event
       where kind = 'milestone_retracted' and milestone_id = $1`;
    expect(await one(told, [first])).toEqual({ reason: 'It was another dam.' });
    // Rebuilding the story later changes nothing, so the milestone is not written again.
    const written = () => one('select xmin::text as version from milestone where id = $1', [first]);
    await ordered({ kind: 'hide', payload: { article: match, reason: 'It is about a match.' } });
    const before = await written();
    await report(9, 'Tram drivers of Pellune end their strike', TEXTS.strike);
    await settle(db, keeper);
    await ordered({ kind: 'unhide', payload: { article: match } });
    expect(await written()).toEqual(before);
    await undo(edit.change_id);
    expect(
      await one('select retracted_at, retraction_reason, editor_fields from milestone where id = $1', [
        first,
      ]),
    ).toEqual({
      retracted_at: null,
      retraction_reason: null,
      editor_fields: [],
    });
  });

  it.each([
    ['no_such_milestone', { kind: 'merge_milestones', payload: { from: 99_998, into: 99_999 } }],
    ['same_milestone', { kind: 'merge_milestones', payload: { from: 1, into: 1 } }],
    ['no_such_change', { kind: 'undo', payload: { change: 99_999 } }],
    ['no_such_topic', { kind: 'edit', payload: { topic: 99_999, fields: { name: 'No' } } }],
    ['no_such_article', { kind: 'hide', payload: { article: 99_999, reason: 'No' } }],
    ['not_hidden', { kind: 'unhide', payload: { article: 99_999 } }],
  ] as [string, StoryOrder][])('refuse with %s', async (refusal, order) => {
    expect(await ordered(order)).toMatchObject({ state: 'refused', refusal });
  });
});

describe('articles', () => {
  it('are hidden with a reason and shown again where they were', async () => {
    const [dam, again] = await fourReports();
    const topic = await topicOf(dam);
    const before = await shown(topic);
    const cards = 'select value from counter where name = $1';
    const counted = await one(cards, ['cards']);
    const hide = await ordered({ kind: 'hide', payload: { article: again, reason: 'A court forbade it.' } });
    expect(hide).toMatchObject({ state: 'done', topic_id: topic });
    expect(await shown(topic)).toMatchObject({ article_count: 1 });
    expect(await one('select hidden_reason, topic_id from article where id = $1', [again])).toEqual({
      hidden_reason: 'A court forbade it.',
      topic_id: null,
    });
    await settle(db, keeper);
    expect(await topicOf(again)).toBeNull();
    expect(await ordered({ kind: 'unhide', payload: { article: again } })).toMatchObject({
      state: 'done',
      topic_id: topic,
    });
    expect(await shown(topic)).toEqual(before);
    expect(await one(cards, ['cards'])).toEqual(counted);
  });

  it('that wait for a topic are hidden too, wait again when shown, and are tagged without one', async () => {
    const words = ['A lighthouse is painted', 'The keeper paints the lighthouse of Sarn.'] as const;
    const { id } = await buildWaitingArticle(db, 20, words, { first_seen_at: hoursAfter(20) });
    const hide = await ordered({ kind: 'hide', payload: { article: id, reason: 'Private.' } });
    expect(hide).toMatchObject({ state: 'done', topic_id: 0, refusal: null });
    expect(await one('select hidden_reason, topic_id from article where id = $1', [id])).toEqual({
      hidden_reason: 'Private.',
      topic_id: null,
    });
    await settle(db, keeper);
    expect(await topicOf(id)).toBeNull();
    expect(await ordered({ kind: 'hide', payload: { article: id, reason: 'Again.' } })).toMatchObject({
      refusal: 'nothing_changed',
    });
    const show = await ordered({ kind: 'unhide', payload: { article: id } });
    expect(show).toMatchObject({ state: 'done', refusal: null });
    expect(await undo(show.change_id)).toMatchObject({ state: 'done' });
    expect(await one('select hidden_reason from article where id = $1', [id])).toEqual({
      hidden_reason: 'Private.',
    });
    await ordered({ kind: 'unhide', payload: { article: id } });
    expect(await ordered({ kind: 'tag', payload: { article: id, tags: ['health'] } })).toMatchObject({
      state: 'done',
    });
    const log = await db.rows('select action, object_kind, object_id from audit_entry order by id');
    expect(log).toEqual(
      ['story_hide', 'story_unhide', 'story_undo', 'story_unhide', 'story_tag'].map((action) => ({
        ...{ action, object_kind: 'article', object_id: id },
      })),
    );
    await keeper.release();
    keeper = keeperAt(db, 24);
    await settle(db, keeper);
    expect(await topicOf(id)).toEqual(expect.any(Number));
    expect(await one('select tags from article where id = $1', [id])).toEqual({ tags: ['health'] });
  });

  it('that are the last of a topic leave it empty and unlisted until they are shown', async () => {
    const [, , match] = await fourReports();
    const topic = await topicOf(match);
    await ordered({ kind: 'hide', payload: { article: match, reason: 'Private.' } });
    expect(
      await one('select article_count, is_listed, milestone_count from topic where id = $1', [topic]),
    ).toEqual({
      article_count: 0,
      is_listed: false,
      milestone_count: 0,
    });
    await ordered({ kind: 'unhide', payload: { article: match } });
    expect(await shown(topic)).toMatchObject({ article_count: 1, milestone_count: 1 });
  });

  it('keep the tags that an editor set', async () => {
    const [dam] = await fourReports();
    const tag = await ordered({ kind: 'tag', payload: { article: dam, tags: ['health', 'science'] } });
    expect(await one('select tags, editor_fields from article where id = $1', [dam])).toEqual({
      tags: ['health', 'science'],
      editor_fields: ['tags'],
    });
    await undo(tag.change_id);
    expect(await one('select tags, editor_fields from article where id = $1', [dam])).toEqual({
      tags: ['science'],
      editor_fields: [],
    });
  });
});

it('every order of an editor is in the audit log, whose chain holds', async () => {
  const [dam, , match] = await fourReports();
  const [into, from] = [await topicOf(dam), await topicOf(match)];
  const merge = await ordered({ kind: 'merge', payload: { from, into } });
  await undo(merge.change_id);
  await ordered({ kind: 'merge', payload: { from, into: from } });
  expect(await db.rows('select action, actor_id, object_id from audit_entry order by id')).toEqual([
    { action: 'story_merge', actor_id: editor, object_id: into },
    { action: 'story_undo', actor_id: editor, object_id: from },
  ]);
  expect(await checkAuditChain(db)).toMatchObject({ brokenAt: null });
});
