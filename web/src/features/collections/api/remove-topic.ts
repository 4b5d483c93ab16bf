import { deleteJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { refetchCollections } from './refetch-collections';

export async function removeTopic(collectionId: number, topicId: number): Promise<void> {
  await deleteJson(calls.collectionTopic(collectionId, topicId));
  refetchCollections();
}
