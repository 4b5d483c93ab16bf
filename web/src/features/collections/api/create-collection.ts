import { Collection, type NewCollection } from '#contract/reading';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { refetchCollections } from './refetch-collections';

export async function createCollection(collection: NewCollection): Promise<Collection> {
  const created = await postJson(calls.collections, collection, Collection);
  refetchCollections();
  return created;
}
