import type { Suggestions } from '#contract/search';
import { suggestedName } from '#domain/search';
import type { SuggestedStoryRow } from '#persistence/search';

export function presentSuggestedStory(
  row: SuggestedStoryRow,
  words: readonly string[],
): Suggestions['stories'][number] {
  const { id, slug, language, status } = row;
  return { id, slug, name: suggestedName(row, words), language, status };
}
