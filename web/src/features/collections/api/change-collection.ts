import { Collection, type CollectionChange } from '#contract/reading';
import { patchJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

/** Changes name, description or visibility. Returns the changed collection. */
export async function changeCollection(id: number, change: CollectionChange): Promise<Collection> {
  const changed = await patchJson(calls.collection(id), change, Collection);
  refetch(calls.collections);
  return changed;
}
