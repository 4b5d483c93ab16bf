import type { PublicCollection } from '#contract/community';
import type { PublicCollectionRow } from '#persistence/reading';

export function presentPublicCollection(row: PublicCollectionRow): PublicCollection {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    owner: row.owner,
    topicCount: row.topics,
    topics: row.topic_slugs.map((slug, place) => ({
      slug,
      name: row.topic_names[place] ?? slug,
      language: row.topic_languages[place] ?? 'en',
    })),
    updatedAt: row.updated_at.toISOString(),
  };
}
