import { Collection, type NewCollection } from '#contract/reading';
import { postJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

export async function createCollection(collection: NewCollection): Promise<Collection> {
  const created = await postJson(calls.collections, collection, Collection);
  refetch(calls.collections);
  return created;
}
