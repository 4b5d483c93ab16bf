import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HistoryEntries, OrderDone, REFUSAL_MESSAGES, type StoryOrder } from '#contract/desk';
import { checkAuditChain } from '#persistence/accounts';
import type { CommandRefusal } from '#vocabulary';
import { buildUserWithPassword } from '../../support/factories/accounts.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildTopic } from '../../support/factories/stories.js';
import { KeptStories } from '../../support/kept-stories.js';
import { cookieOf } from '../../support/readers.js';

const REPORTS = [
  ['Orvale dam breaks after storm', 'The dam above Orvale broke in the storm and flooded a street.'],
  ['Foundry beat Anchors by one goal', 'Foundry beat Anchors in the league match at Ropewalk Park.'],
  ['Tram drivers of Pellune go on strike', 'Tram drivers of Pellune began a strike over night shifts.'],
] as const;
const NASTY = `<img src=x onerror=alert(1)>, "=HYPERLINK(1)", '; drop table topic; --`;

let stories: KeptStories;
let cookie: string;
/** An article of each of three stories, and the stories. */
let articles: [number, number, number];
let topics: [number, number, number];

beforeAll(async () => {
  stories = await KeptStories.start(12);
  const editor = await buildUserWithPassword(stories.db, { username: 'ada', is_editor: true });
  cookie = await cookieOf(stories.db, editor.id);
});
beforeEach(async () => {
  await stories.db.rows(
    'truncate topic, article, event, story_change, topic_command, topic_redirect cascade',
  );
  await stories.settleAt(12);
  const ids = await Promise.all(
    REPORTS.map(async (told, hour) => {
      const seen = { first_seen_at: hoursAfter(hour) };
      return (await buildWaitingArticle(stories.db, hour, told, seen)).id;
    }),
  );
  await stories.settle();
  articles = ids as typeof articles;
  topics = (await Promise.all(ids.map((id) => stories.topicOf(id)))) as typeof topics;
  expect(new Set(topics).size).toBe(3);
});
afterAll(() => stories.stop());

const give = (order: StoryOrder) => stories.give(cookie, order, 1_000_000);
const merge = (from: number, into: number): StoryOrder => ({ kind: 'merge', payload: { from, into } });
const undo = (change: number | null): StoryOrder => ({ kind: 'undo', payload: { change: change ?? 0 } });

async function done(order: StoryOrder): Promise<OrderDone> {
  const { status, body } = await give(order);
  expect([status, body]).toEqual([200, body]);
  return OrderDone.parse(body);
}

const audited = () => stories.db.rows('select action, object_id from audit_entry order by id');

/** Everything that an order may change. */
const everything = async () => [
  await stories.db.rows('select id, topic_id, event_id, is_card, hidden_at from article order by id'),
  await stories.db.rows(
    'select id, slug, name, article_count, version, editor_fields from topic order by id',
  ),
  await stories.db.rows('select id, topic_id, title, origin_count from milestone order by id'),
  await stories.db.rows('select * from topic_redirect order by old_topic_id'),
  await stories.db.rows('select id from story_change order by id'),
  await audited(),
];

/** The order is answered with its reason in words, and nothing changes. */
async function refused(order: StoryOrder, code: CommandRefusal): Promise<void> {
  const before = await everything();
  const { status, body } = await give(order);
  expect([status, body]).toEqual([409, { code, message: REFUSAL_MESSAGES[code] }]);
  expect(await everything()).toEqual(before);
}

describe('an order that cannot be carried out is refused in words and changes nothing', () => {
  it('a merge with itself, in a circle, and of one that is merged already', async () => {
    const [dam, match, strike] = topics;
    await refused(merge(dam, dam), 'same_topic');
    await done(merge(dam, match));
    await refused(merge(match, dam), 'already_merged');
    await refused(merge(dam, match), 'already_merged');
    // Under its old address it stands for the story that it became.
    await done(merge(strike, dam));
    await refused(merge(match, strike), 'already_merged');
    expect(await Promise.all(articles.map((id) => stories.topicOf(id)))).toEqual([match, match, match]);
  });

  it('a split that leaves nothing, by articles and by milestones', async () => {
    const [topic] = topics;
    const [milestone] = await stories.db.rows<{ id: number }>(
      'select id from milestone where topic_id = $1',
      [topic],
    );
    const [article] = articles;
    const parts = [{ articles: [article] }, { articles: [], milestones: [milestone?.id ?? 0] }];
    for (const part of parts)
      await refused({ kind: 'split', payload: { topic, ...part } as never }, 'whole_topic');
    const id = milestone?.id ?? 0;
    await refused(
      { kind: 'split_milestone', payload: { milestone: id, articles: [article] } },
      'whole_milestone',
    );
  });

  it('a move to a deleted story, of articles that stay, and of none', async () => {
    const gone = await buildTopic(stories.db);
    await stories.db.rows('delete from topic where id = $1', [gone.id]);
    const move = (into: number, ...ids: number[]): StoryOrder => ({
      kind: 'move',
      payload: { articles: ids, into },
    });
    await refused(move(gone.id, articles[0]), 'no_such_topic');
    await refused(move(topics[0], articles[0]), 'no_articles');
    await refused(move(topics[0], 2_147_483_647), 'no_articles');
  });

  it('an undo of what is undone, or of nothing', async () => {
    const { changeId } = await done(merge(topics[0], topics[1]));
    await done(undo(changeId));
    await refused(undo(changeId), 'nothing_to_undo');
    await refused(undo(2_147_483_647), 'no_such_change');
  });
});

it('an undo is undone, and so on, and each step is in the audit log', async () => {
  const [dam, match] = topics;
  const before = await stories.topicOf(articles[0]);
  let { changeId } = await done(merge(dam, match));
  for (const place of [before, match, before]) {
    ({ changeId } = await done(undo(changeId)));
    expect(await stories.topicOf(articles[0])).toBe(place);
  }
  const actions = (await audited()) as { action: string }[];
  expect(actions.map(({ action }) => action).slice(-4)).toEqual([
    'story_merge',
    ...['story_undo', 'story_undo', 'story_undo'],
  ]);
  expect(await checkAuditChain(stories.db)).toMatchObject({ brokenAt: null });
});

it('a merge whose parts were merged on is undone as far as nobody changed it since', async () => {
  const [dam, match, strike] = topics;
  const { changeId } = await done(merge(dam, match));
  await done(merge(match, strike));
  expect(await done(undo(changeId))).toMatchObject({ topicId: dam, kept: 0 });
  expect(await Promise.all(articles.map((id) => stories.topicOf(id)))).toEqual([dam, strike, strike]);
});

it('an undo is given from the history of a story, also of what was merged into it or changed in its other part', async () => {
  const [dam, match, strike] = topics;
  const historyOf = async (topic: number) =>
    HistoryEntries.parse(
      (await stories.get(`/api/admin/topics/${topic}/history`).set('Cookie', cookie)).body,
    );
  const undoIn = async (topic: number, change: number | null) => {
    const entry = (await historyOf(topic)).find(({ id }) => id === change);
    return stories.give(cookie, undo(change), entry?.seen ?? 0);
  };
  const first = await done(merge(dam, match));
  await done(merge(match, strike));
  expect((await undoIn(strike, first.changeId)).status).toBe(200);
  expect(await Promise.all(articles.map((id) => stories.topicOf(id)))).toEqual([dam, strike, strike]);

  const split = await done({ kind: 'split', payload: { topic: strike, articles: [articles[1]] } as never });
  await done({ kind: 'edit', payload: { topic: split.topicId ?? 0, fields: { name: 'The match' } } });
  expect((await undoIn(strike, split.changeId)).status).toBe(200);
  expect(await stories.topicOf(articles[1])).toBe(strike);

  const [{ seen = 0 } = {}] = await historyOf(strike);
  await done({ kind: 'edit', payload: { topic: strike, fields: { name: 'The strike' } } });
  const late = await stories.give(cookie, undo(split.changeId), seen);
  expect([late.status, late.body.message]).toEqual([409, 'Changed by ada just now.']);
});

it('names of code and formulas are kept as they are, and shown as text', async () => {
  const [topic] = topics;
  await done({ kind: 'edit', payload: { topic, fields: { name: NASTY, description: NASTY } } });
  const { body } = await stories.get(`/api/topics/${topic}`);
  expect(body).toMatchObject({ name: NASTY, description: NASTY });
  for (const path of [`/topics/${body.slug}`, `/topics/${body.slug}/feed.xml`]) {
    const answer = await stories.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    // In a quoted attribute a tag is text.
    expect(answer.text.replaceAll(/="[^"]*"/g, '').includes('<img src=x')).toBe(false);
    expect(answer.text.includes('&lt;img src=x onerror=alert(1)&gt;')).toBe(true);
  }
});

it('a description that an editor empties is gone', async () => {
  const [topic] = topics;
  await done({ kind: 'edit', payload: { topic, fields: { description: '  ' } } });
  expect((await stories.get(`/api/topics/${topic}`)).body).toMatchObject({ description: null });
});

it('an order whose editor loses the connection is carried out whole, once, and audited', async () => {
  const [dam, match] = topics;
  const entries = (await audited()).length;
  const order = merge(dam, match);
  const call = stories.post('/api/admin/orders').set('Cookie', cookie).send({ order, seen: 1_000_000 });
  call.then(undefined, () => undefined);
  const ordered = () => stories.db.rows<{ state: string }>('select state from topic_command');
  while ((await ordered()).length === 0) await wait(10);
  call.abort();
  await stories.settle();
  expect(await ordered()).toEqual([{ state: 'done' }]);
  expect(await stories.topicOf(articles[0])).toBe(match);
  expect((await audited()).slice(entries)).toEqual([{ action: 'story_merge', object_id: match }]);
  await refused(order, 'already_merged');
});
