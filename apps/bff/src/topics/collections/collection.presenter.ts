import type { Collection, CollectionPage } from '#contract/reading';
import type { CollectionRow } from '#persistence/reading';
import type { TopicRow } from '#persistence/stories';
import { presentTopic } from '../topic.presenter.js';

export function presentCollection(row: CollectionRow): Collection {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isPrivate: row.is_private,
    topicIds: row.topic_ids,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentCollectionPage(
  row: CollectionRow,
  topics: readonly TopicRow[],
  isOwner: boolean,
): CollectionPage {
  return { ...presentCollection(row), owner: row.owner, isOwner, topics: topics.map(presentTopic) };
}
