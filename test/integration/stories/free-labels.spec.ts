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
  return { id, rebuilt: { label, longerLabels } };
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
    expect([...labels.values()]).toEqual(['Tessa Quill: harbour', 'Tessa Quill', null]);
  });

  it('leaves a story its own label, and takes none of a story that is not listed', async () => {
    const own = await buildTopic(test.db, { label: 'Orvale dam' });
    await buildTopic(test.db, { label: 'Bram Osk trial', is_listed: false });
    const labels = await freeLabels(test.db, [
      labelled(own.id, 'Orvale dam', 'Orvale dam: cracks'),
      labelled(NEW, 'Bram Osk trial', 'Bram Osk trial: nurse'),
    ]);
    expect([...labels.values()]).toEqual(['Orvale dam', 'Bram Osk trial']);
  });
});
