import { deleteJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

export async function deleteCollection(id: number): Promise<void> {
  await deleteJson(calls.collection(id));
  refetch(calls.collections);
}
