import { Collection, type CollectionChange } from '#contract/reading';
import { patchJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { refetchCollections } from './refetch-collections';

/** Changes name, description or visibility. Returns the changed collection. */
export async function changeCollection(id: number, change: CollectionChange): Promise<Collection> {
  const changed = await patchJson(calls.collection(id), change, Collection);
  refetchCollections();
  return changed;
}
