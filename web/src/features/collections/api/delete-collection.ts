import { deleteJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { refetchCollections } from './refetch-collections';

export async function deleteCollection(id: number): Promise<void> {
  await deleteJson(calls.collection(id));
  refetchCollections();
}
