import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freeLabels } from '../../../apps/worker/src/stories/rebuild/free-labels.js';
import { buildTopic } from '../../support/factories/stories.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await seededDatabase();
});
afterAll(() => test.drop());

const NEW = 1_000_000;

function labelled(id: number, label: string | null, ...longerLabels: string[]) {
  return { id, rebuilt: { label, longerLabels, isListed: true } };
}

describe('freeLabels', () => {
  it('gives a label that another listed story has to no second one', async () => {
    await buildTopic(test.db, { label: 'Tessa Quill' });
    await buildTopic(test.db, { label: 'Tessa Quill: letters' });
    const labels = await freeLabels(test.db, [
      labelled(NEW, 'Tessa Quill', 'Tessa Quill: letters', 'Tessa Quill: harbour'),
      labelled(NEW + 1, 'Tessa Quill', 'Tessa Quill: harbour'),
      labelled(NEW + 2, null),
    ]);
    expect(labels).toEqual(
      new Map([
        [NEW, 'Tessa Quill: harbour'],
        [NEW + 1, 'Tessa Quill'],
        [NEW + 2, null],
      ]),
    );
  });

  it('gives the same labels in any order, none of them to the stories that have one already', async () => {
    const leaving = await buildTopic(test.db, { label: 'Marrow siege' });
    const topics = [
      labelled(leaving.id, 'Marrow peace', 'Marrow peace: talks'),
      labelled(NEW, 'Marrow siege', 'Marrow siege: bread'),
      labelled(NEW + 1, 'Marrow siege', 'Marrow siege: wells'),
      labelled(NEW + 2, 'Marrow peace'),
      { id: NEW - 1, rebuilt: { label: 'Marrow siege', longerLabels: ['Marrow siege: x'], isListed: false } },
    ];
    const expected = new Map<number, string>([
      [leaving.id, 'Marrow peace: talks'],
      [NEW, 'Marrow siege'],
      [NEW + 1, 'Marrow siege: wells'],
      [NEW + 2, 'Marrow peace'],
      [NEW - 1, 'Marrow siege'],
    ]);
    expect(await freeLabels(test.db, topics)).toEqual(expected);
    expect(await freeLabels(test.db, topics.toReversed())).toEqual(expected);
  });

  it('leaves a story its own label, and takes none of a story that is not listed', async () => {
    const own = await buildTopic(test.db, { label: 'Orvale dam' });
    await buildTopic(test.db, { label: 'Bram Osk trial', is_listed: false });
    const labels = await freeLabels(test.db, [
      labelled(own.id, 'Orvale dam', 'Orvale dam: cracks'),
      labelled(NEW, 'Bram Osk trial', 'Bram Osk trial: nurse'),
    ]);
    expect(labels).toEqual(
      new Map([
        [own.id, 'Orvale dam'],
        [NEW, 'Bram Osk trial'],
      ]),
    );
  });
});
