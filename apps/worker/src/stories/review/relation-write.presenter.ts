import { type StoryRelation, spelledTerms } from '#domain/stories/linking';
import type { TopicRelationWrite, TopicTitleRow } from '#persistence/stories';

/** The most words that explain a relation. */
const MOST_WORDS = 3;

/** Relations with the words that both stories share, as their titles spell them. */
export function relationWrites(
  relations: readonly StoryRelation[],
  titles: readonly TopicTitleRow[],
): TopicRelationWrite[] {
  const titlesOf = Map.groupBy(titles, ({ id }) => id);
  return relations.map(({ story, other, kind, likeness, terms }) => {
    const both = [...(titlesOf.get(story) ?? []), ...(titlesOf.get(other) ?? [])];
    const texts = both.map(({ title }) => title);
    const shared = spelledTerms(terms, texts, both[0]?.language ?? 'en', MOST_WORDS);
    return { topic_id: story, other_id: other, kind, likeness, shared: shared.join(', ') };
  });
}
