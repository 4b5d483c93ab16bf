import { deleteJson } from '../../../lib/http';
import { refetch } from '../../../lib/refetch';
import { calls } from '../../../lib/urls';

export async function removeTopic(collectionId: number, topicId: number): Promise<void> {
  await deleteJson(calls.collectionTopic(collectionId, topicId));
  refetch(calls.collections);
}
