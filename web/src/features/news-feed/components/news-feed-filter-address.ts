import { type NewsFeedFilter } from '#contract/reading';
import { INTEREST_TAGS, type InterestTag } from '#vocabulary';

const TOPICS = 'topics';
const SURPRISE = 'surprise';

/**
 * The address holds the filter, so that going back restores it. Unknown words are ignored. An address without a filter
 * starts with the reader's interests.
 */
export function filterFromAddress(
  params: URLSearchParams,
  interests: readonly InterestTag[] = [],
): NewsFeedFilter {
  if (!params.has(TOPICS)) return { tags: interests, surprise: false };
  const asked = (params.get(TOPICS) ?? '').split(',');
  const tags = INTEREST_TAGS.filter((tag) => asked.includes(tag));
  return { tags, surprise: tags.length > 0 && params.get(SURPRISE) === 'true' };
}

/** A filter that differs from the reader's interests is in the address, even if it is empty. */
export function filterToAddress(
  params: URLSearchParams,
  filter: NewsFeedFilter,
  interests: readonly InterestTag[] = [],
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(TOPICS);
  next.delete(SURPRISE);
  if (filter.tags.length > 0 || interests.length > 0) next.set(TOPICS, filter.tags.join(','));
  if (filter.surprise) next.set(SURPRISE, 'true');
  return next;
}
