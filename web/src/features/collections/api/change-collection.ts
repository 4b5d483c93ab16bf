import { Collection, type CollectionChange } from '#contract/reading';
import { patchJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

/** Renames it, describes it, or opens it to everybody; answers how it is now. */
export async function changeCollection(id: number, change: CollectionChange): Promise<Collection> {
  const changed = await patchJson(calls.collection(id), change, Collection);
  refetch(calls.collections);
  return changed;
}
