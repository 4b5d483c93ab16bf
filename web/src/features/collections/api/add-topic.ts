import { mutate } from 'swr';
import { Collection } from '#contract/reading';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { isCollections } from './refetch-collections';

export async function addTopic(collectionId: number, topicId: number): Promise<void> {
  const changed = await postJson(calls.collectionTopics(collectionId), { topicId }, Collection);
  await mutate<Collection[]>(
    isCollections,
    (all) => all?.map((collection) => (collection.id === changed.id ? changed : collection)),
    { revalidate: false },
  );
}
