import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { orderTopicCommand } from '#persistence/stories';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 12);
});
afterEach(async () => {
  await keeper.release();
  await database.drop();
});

const DAM: [string, string][] = [
  [
    'Orvale dam breaks after storm',
    'The dam above Orvale broke in the storm and flooded the lower street. Firemen carried children over the roofs.',
  ],
  [
    'Dam above Orvale bursts in storm',
    'Water from the burst dam above Orvale stands in the lower street; the mayor asked for pumps and blankets.',
  ],
  [
    'Orvale counts its losses after dam burst',
    'Since the storm broke the dam the flooded lower street of Orvale is closed, and insurers send inspectors.',
  ],
];
const MATCH: [string, string][] = [
  [
    'Foundry beat Anchors by one goal',
    'Foundry beat Anchors by one goal in the league match at Ropewalk Park. Captain Ives scored with a header.',
  ],
  [
    'Anchors lose to Foundry',
    'In the league match at Ropewalk Park Foundry defeated Anchors, whose coach blamed a tired defence and rain.',
  ],
  [
    'League match: Foundry defeat Anchors',
    'One goal decided the league match of Foundry and Anchors; supporters sang for an hour in the tram.',
  ],
];

const CHARGED: [string, string][] = [
  [
    'Ferrand Oste charged over Orvale dam',
    'Engineer Ferrand Oste is charged with neglect of the Orvale dam that broke and drowned a herd of cattle.',
  ],
  [
    'Orvale dam: Ferrand Oste denies neglect',
    'Ferrand Oste, engineer of the Orvale dam, denies the charge; his lawyer points to a missing budget.',
  ],
  [
    'Ferrand Oste before the judge over Orvale dam',
    'The engineer Ferrand Oste met his judge, who heard divers describe cracks in the Orvale dam.',
  ],
];
const FOUND: [string, string][] = [
  [
    'Verdict for Ferrand Oste over Orvale dam',
    'Engineer Ferrand Oste neglected the Orvale dam, his judge found, and goes to prison for two years.',
  ],
  [
    'Orvale dam: Ferrand Oste guilty of neglect',
    'The judge found Ferrand Oste, engineer of the Orvale dam, guilty as charged; farmers in court applauded.',
  ],
  [
    'Ferrand Oste guilty over Orvale dam',
    'Two years in prison for engineer Ferrand Oste, the man behind the dam: an appeal follows.',
  ],
];

/** Reports published an hour apart. */
async function report(texts: readonly [string, string][], from = 0): Promise<number[]> {
  const ids: number[] = [];
  for (const [hours, text] of texts.entries())
    ids.push((await buildWaitingArticle(db, from + hours, text)).id);
  await settle(db, keeper);
  return ids;
}

async function topicsOf(ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ topic_id: number }>(
    'select topic_id from article where id = any($1::int[]) order by id',
    [ids],
  );
  return rows.map(({ topic_id }) => topic_id);
}

/** Simulates a misplacement by the machine. */
async function misplace(order: Parameters<typeof orderTopicCommand>[1]): Promise<void> {
  await orderTopicCommand(db, order, 'machine');
  await keeper.round();
  await db.rows('delete from topic_command');
}

/** Starts a keeper half a day later and runs its repair pass. */
async function repair(): Promise<{ kind: string; state: string; refusal: string | null }[]> {
  await keeper.release();
  keeper = keeperAt(db, 24);
  await settle(db, keeper);
  return db.rows('select kind, state, refusal from topic_command order by id');
}

const lastEvent = async (topic: number) =>
  (
    await db.rows('select kind, actor from topic_event where topic_id = $1 order by id desc limit 1', [topic])
  )[0];

describe('the repair pass', () => {
  it('merges two topics of one story: the larger keeps its id, the other redirects to it', async () => {
    const dam = await report([...DAM, ...MATCH]);
    const [whole = 0] = await topicsOf(dam);
    await misplace({ kind: 'split', payload: { topic: whole, articles: dam.slice(2, 3) } });
    const [, , torn] = await topicsOf(dam);
    expect(torn).not.toBe(whole);
    const [gone] = await db.rows<{ slug: string }>('select slug from topic where id = $1', [torn]);
    expect(await repair()).toEqual([{ kind: 'merge', state: 'done', refusal: null }]);
    expect((await topicsOf(dam)).slice(0, 3)).toEqual([whole, whole, whole]);
    expect(await db.rows('select old_topic_id, old_slug, topic_id from topic_redirect')).toEqual([
      { old_topic_id: torn, old_slug: gone?.slug, topic_id: whole },
    ]);
    expect(await lastEvent(whole)).toEqual({ kind: 'merged', actor: 'machine' });
  });

  it('splits a topic of two stories and changes nothing the second time', async () => {
    const ids = await report([...DAM, ...MATCH]);
    const [dam = 0, , , match = 0] = await topicsOf(ids);
    await misplace({ kind: 'merge', payload: { from: match, into: dam } });
    expect(new Set(await topicsOf(ids)).size).toBe(1);
    expect(await repair()).toEqual([{ kind: 'split', state: 'done', refusal: null }]);
    const after = await topicsOf(ids);
    expect(new Set(after.slice(0, 3)).size).toBe(1);
    expect(new Set(after.slice(3)).size).toBe(1);
    expect(after[0]).not.toBe(after[3]);
    expect(await lastEvent(after[3] ?? 0)).toEqual({ kind: 'split', actor: 'machine' });
    expect(await repair()).toHaveLength(1);
    expect(await topicsOf(ids)).toEqual(after);
  });

  it('moves an article to the story that it reports', async () => {
    const ids = await report([...DAM, ...MATCH]);
    const [dam = 0, , , match = 0] = await topicsOf(ids);
    await misplace({ kind: 'move', payload: { articles: ids.slice(5), into: dam } });
    expect(await topicsOf(ids)).toEqual([dam, dam, dam, match, match, dam]);
    expect(await repair()).toEqual([{ kind: 'move', state: 'done', refusal: null }]);
    expect(await topicsOf(ids)).toEqual([dam, dam, dam, match, match, match]);
    expect(await lastEvent(match)).toMatchObject({ actor: 'machine' });
    expect(await repair()).toHaveLength(1);
  });

  it('adds new reports to a story that was inactive for weeks', async () => {
    const [asleep = 0] = await topicsOf(await report(CHARGED));
    await keeper.release();
    keeper = keeperAt(db, 24 * 30 + 4);
    const found = await report(FOUND, 24 * 30);
    expect(await topicsOf(found)).toEqual([asleep, asleep, asleep]);
  });

  it("never undoes an editor's command", async () => {
    const ids = await report([...DAM, ...MATCH]);
    const [dam = 0, , , match = 0] = await topicsOf(ids);
    await orderTopicCommand(db, { kind: 'merge', payload: { from: match, into: dam } }, 'editor');
    await keeper.round();
    expect(await repair()).toEqual([{ kind: 'merge', state: 'done', refusal: null }]);
    expect(new Set(await topicsOf(ids)).size).toBe(1);
  });
});
