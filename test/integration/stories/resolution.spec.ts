import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 60);
});
afterEach(async () => {
  await keeper.release();
  await database.drop();
});

const TRIAL = [
  [
    'Murder trial of Bram Osk begins in Pellmere',
    'The miller Bram Osk stands trial in Pellmere for the murder of the baker Ilse Varn.',
  ],
  [
    'Prosecutor opens murder trial of Bram Osk in Pellmere',
    'Bram Osk poisoned the baker Ilse Varn, the prosecutor told the jury in Pellmere.',
  ],
] as const;
const SENTENCE = [
  [
    'Bram Osk sentenced to life in prison for murder',
    'The miller Bram Osk goes to prison for the murder of the baker Ilse Varn, a court in Pellmere ruled.',
  ],
  [
    'Pellmere miller Bram Osk sentenced to life for murder',
    'The sister of Ilse Varn wept as judges in Pellmere told Bram Osk that he would never mill again.',
  ],
] as const;
const UNDONE = [
  [
    'Court overturns life sentence of Bram Osk for murder',
    'A higher court in Pellmere set aside the sentence of the miller Bram Osk for the murder of the baker Ilse Varn.',
  ],
  [
    'Life sentence of miller Bram Osk overturned in Pellmere',
    'Bram Osk leaves his cell: no doctor had been heard about the loaf that Ilse Varn ate, judges said.',
  ],
] as const;

/** Hours from the first report to a day of silence after the sentence of the third day. */
const SILENT = 100;
/** Hours to eight days after the sentence. */
const EIGHT_DAYS_LATER = 49 + 8 * 24;

/** Reports an hour apart, each from a new source. Returns their ids. */
async function report(from: number, texts: readonly (readonly [string, string])[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [hours, text] of texts.entries())
    ids.push((await buildWaitingArticle(db, from + hours, text)).id);
  return ids;
}

async function at(hours: number): Promise<void> {
  await keeper.release();
  keeper = keeperAt(db, hours);
  await settle(db, keeper);
}

const topic = async () =>
  (
    await db.rows(
      `select status, status_reason as reason, resolved_at, closed_at, resolution_article_ids as articles,
              estimated_completion_percent as percent from topic order by article_count desc limit 1`,
    )
  )[0];
const proposals = () => db.rows('select kind, state, article_ids, origin_count from closure_proposal');
const lastChange = async () =>
  (
    await db.rows(
      "select payload, actor, at from topic_event where kind = 'status_changed' order by id desc limit 1",
    )
  )[0];

describe('the end of a story', () => {
  it('waits as a proposal, resolves the story after its silence, and is reversed by a later report', async () => {
    await report(0, TRIAL);
    const ends = await report(48, SENTENCE);
    await settle(db, keeper);
    expect(await topic()).toMatchObject({ status: 'developing', resolved_at: null, percent: 70 });
    const proposed = { kind: 'trial', article_ids: ends, origin_count: 2 };
    expect(await proposals()).toEqual([{ ...proposed, state: 'open' }]);

    await at(SILENT);
    const reason = expect.stringMatching(/^Ended: “.+” \(.+\)\. 2 independent origins reported it\.$/);
    expect(await topic()).toEqual({
      ...{ status: 'resolved', reason, articles: ends, percent: 100 },
      ...{ resolved_at: hoursAfter(48), closed_at: hoursAfter(SILENT) },
    });
    expect(await proposals()).toEqual([{ ...proposed, state: 'withdrawn' }]);
    expect(await lastChange()).toEqual({
      payload: { from: 'developing', to: 'resolved', reason, articleIds: ends },
      actor: 'machine',
      at: hoursAfter(SILENT),
    });

    const [undone] = await report(120, UNDONE);
    await at(122);
    expect(await topic()).toMatchObject({ resolved_at: null, closed_at: null, articles: [] });
    expect(await lastChange()).toMatchObject({
      payload: {
        from: 'resolved',
        reason: expect.stringMatching(/^Reopened because something new was reported after its end/),
        articleIds: [undone],
      },
    });
  });

  it('is reversed in the same topic, eight days later', async () => {
    await report(0, TRIAL);
    await report(48, SENTENCE);
    await settle(db, keeper);
    await at(SILENT);
    expect(await topic()).toMatchObject({ status: 'resolved' });
    await report(EIGHT_DAYS_LATER, UNDONE);
    await at(EIGHT_DAYS_LATER + 2);
    expect(await db.rows('select distinct topic_id from article')).toHaveLength(1);
    expect(await topic()).toMatchObject({ status: 'ongoing', resolved_at: null });
    expect(await lastChange()).toMatchObject({ payload: { from: 'resolved' } });
  });

  it('stands, without a recorded change, if its reports no longer state it', async () => {
    await report(0, TRIAL);
    const ends = await report(48, SENTENCE);
    await settle(db, keeper);
    await at(SILENT);
    const resolved = await topic();
    const change = await lastChange();
    expect(resolved).toMatchObject({ status: 'resolved', articles: ends });

    const reworded = 'Bram Osk hears the judges of Pellmere in the murder trial';
    await db.rows('update article set title = $2 where id = any($1::int[])', [ends, reworded]);
    await report(SILENT + 2, [
      ['Flowers for Ilse Varn, the baker of Pellmere, in the Bram Osk trial', TRIAL[0][1]],
    ]);
    await at(SILENT + 4);
    expect(await db.rows('select distinct topic_id from article')).toHaveLength(1);
    expect(await topic()).toEqual(resolved);
    expect(await lastChange()).toEqual(change);
  });

  it('is only proposed if one origin reports it, however long the silence', async () => {
    await report(0, TRIAL);
    const [end] = await report(48, SENTENCE.slice(0, 1));
    await settle(db, keeper);
    for (const hours of [SILENT, 24 * 20]) await at(hours);
    expect(await topic()).toMatchObject({ status: 'ongoing', resolved_at: null });
    expect(await proposals()).toEqual([
      { kind: 'trial', state: 'open', article_ids: [end], origin_count: 1 },
    ]);
  });
});
