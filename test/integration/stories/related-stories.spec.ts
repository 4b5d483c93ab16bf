import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RelatedTopics } from '#contract/stories';
import type { Database } from '#persistence/database';
import { mergeKey } from '#persistence/desk';
import { orderTopicCommand } from '#persistence/stories';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { buildReviewEntry } from '../../support/factories/desk.js';
import { buildTopic, buildTopicRedirect, buildTopicRelation } from '../../support/factories/stories.js';
import { KeptStories } from '../../support/kept-stories.js';

const DAM: [string, string][] = [
  ['Orvale dam breaks after storm', 'The dam above Orvale broke in the storm and flooded the lower street.'],
  ['Dam above Orvale bursts in storm', 'Water from the dam above Orvale stands in the lower street.'],
  ['Orvale dam: pumps reach the lower street', 'Firemen pump water of the broken Orvale dam out of cellars.'],
  ['Storm broke the Orvale dam, says mayor', 'The mayor of Orvale counts cellars flooded by the dam.'],
];
const MATCH: [string, string][] = [
  [
    'Foundry beat Anchors by one goal',
    'Foundry beat Anchors by one goal in the league match at Ropewalk Park.',
  ],
  ['League: Foundry beat Anchors', 'Foundry defeated Anchors in the league match at Ropewalk Park.'],
];

let stories: KeptStories;
let db: Database;

beforeAll(async () => {
  stories = await KeptStories.start(12);
  db = stories.db;
});
afterAll(() => stories.stop());

const ask = (id: number | string) => stories.get(`/api/topics/${id}/related`);
const topicOf = (article: number) => stories.topicOf(article);
const relatedTo = async (id: number) => RelatedTopics.parse((await ask(id).expect(200)).body);

describe('the nightly review', () => {
  it('relates stories that are near but not one, until they are merged', async () => {
    const ids: number[] = [];
    for (const [hours, text] of [...DAM, ...MATCH].entries())
      ids.push((await buildWaitingArticle(db, hours, text)).id);
    await stories.settle();
    const dam = await topicOf(ids[0] ?? 0);
    expect(await relatedTo(dam)).toEqual([]);
    await orderTopicCommand(
      db,
      { kind: 'split', payload: { topic: dam, articles: ids.slice(2, 4) } },
      'editor',
    );
    await stories.settle();
    const pumps = await topicOf(ids[2] ?? 0);
    expect(pumps).not.toBe(dam);

    await stories.settleAt(20);
    const [pumpsRow] = await db.rows('select id, slug, name, language, status from topic where id = $1', [
      pumps,
    ]);
    const [found, ...more] = await relatedTo(dam);
    expect(more).toEqual([]);
    expect(found).toEqual({ ...(pumpsRow as object), kind: 'related', why: expect.any(String) });
    expect(found?.why).toMatch(/^Both mention \w+, \w+ and \w+\.$/);
    expect(found?.why).toContain('Orvale');
    expect(await relatedTo(pumps)).toMatchObject([{ id: dam }]);
    expect(await db.rows('select key from review_entry')).toEqual([]);
    expect(await relatedTo(await topicOf(ids[4] ?? 0))).toEqual([]);

    await stories.settleAt(21);
    expect(await db.rows('select topic_id from topic_relation')).toHaveLength(2);
    await orderTopicCommand(db, { kind: 'merge', payload: { from: pumps, into: dam } }, 'editor');
    await stories.settle();
    expect(await relatedTo(dam)).toEqual([]);
    expect(await relatedTo(pumps)).toEqual([]);
  });

  it('does not join stories if an editor refused that', async () => {
    const ids: number[] = [];
    const renamed = ([title, text]: [string, string]): [string, string] => [
      title.replaceAll('Orvale', 'Tessin'),
      text.replaceAll('Orvale', 'Tessin'),
    ];
    for (const [hours, text] of DAM.entries())
      ids.push((await buildWaitingArticle(db, 22 + hours, renamed(text))).id);
    await stories.settleAt(30);
    const dam = await topicOf(ids[0] ?? 0);
    const payload = { topic: dam, articles: ids.slice(2, 4) };
    await orderTopicCommand(db, { kind: 'split', payload }, 'editor');
    await stories.settle();
    const pumps = await topicOf(ids[2] ?? 0);
    const key = mergeKey(pumps, dam);
    const refused = { state: 'refused', kind: 'merge', rule: 'near_join', decided_at: new Date() } as const;
    await buildReviewEntry(db, { ...refused, key, topic_id: dam, other_id: pumps });
    await db.rows(`update topic set editor_fields = '{}' where id = any($1::int[])`, [[dam, pumps]]);
    await stories.settleAt(60);
    expect(await topicOf(ids[2] ?? 0)).toBe(pumps);
    expect(await db.rows('select state from review_entry where key = $1', [key])).toEqual([
      { state: 'refused' },
    ]);
  });
});

describe('GET /api/topics/:id/related', () => {
  it('shows relations from both sides, wholes and parts first, and only listed topics', async () => {
    const [whole, part, near, far, unlisted] = [
      await buildTopic(db, { status: 'developing' }),
      await buildTopic(db),
      await buildTopic(db, { language: 'nl' }),
      await buildTopic(db),
      await buildTopic(db, { is_listed: false }),
    ].map(({ id }) => id) as [number, number, number, number, number];
    await buildTopicRelation(db, part, whole, { kind: 'part_of', shared: 'Karsk, miners, pit' });
    await buildTopicRelation(db, whole, part, { likeness: 0.9 });
    await buildTopicRelation(db, part, far, { likeness: 0.12, shared: '' });
    await buildTopicRelation(db, near, part, { likeness: 0.2, shared: 'Karsk' });
    await buildTopicRelation(db, part, unlisted, { likeness: 0.5 });
    const seen = (await relatedTo(part)).map(({ id, language, kind, why }) => [id, language, kind, why]);
    expect(seen).toEqual([
      [whole, 'en', 'part_of', 'Both mention Karsk, miners and pit.'],
      [near, 'nl', 'related', 'Both mention Karsk.'],
      [far, 'en', 'related', 'Their reports use similar words.'],
    ]);
    expect(await relatedTo(whole)).toMatchObject([{ id: part, kind: 'has_part', status: 'ongoing' }]);
    expect(await relatedTo(unlisted)).toMatchObject([{ id: part }]);
    const merged = await buildTopicRedirect(db, whole);
    expect(await relatedTo(merged.old_topic_id)).toMatchObject([{ id: part, kind: 'has_part' }]);
  });

  it('shows five at most', async () => {
    const { id } = await buildTopic(db);
    for (let n = 0; n < 7; n += 1)
      await buildTopicRelation(db, (await buildTopic(db)).id, id, { likeness: n / 10 });
    expect(await relatedTo(id)).toHaveLength(5);
  });

  it.each([
    [999_999, 404],
    ['x', 400],
    [0, 400],
  ])('%s: %d', async (id, status) => {
    await ask(id).expect(status);
  });
});
