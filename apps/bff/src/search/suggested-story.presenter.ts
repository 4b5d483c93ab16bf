import type { Suggestions } from '#contract/search';
import { suggestedName } from '#domain/search';
import type { SuggestedStoryRow } from '#persistence/search';

export function presentSuggestedStory(
  row: SuggestedStoryRow,
  words: readonly string[],
): Suggestions['stories'][number] {
  return { id: row.id, slug: row.slug, name: suggestedName(row, words), status: row.status };
}
