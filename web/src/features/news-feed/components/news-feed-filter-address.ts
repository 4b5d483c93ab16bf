import { type NewsFeedFilter } from '#contract/reading';
import { INTEREST_TAGS } from '#vocabulary';

const TOPICS = 'topics';
const SURPRISE = 'surprise';

/** The address holds the filter, so that going back restores it. Unknown words are ignored. */
export function filterFromAddress(params: URLSearchParams): NewsFeedFilter {
  const asked = (params.get(TOPICS) ?? '').split(',');
  const tags = INTEREST_TAGS.filter((tag) => asked.includes(tag));
  return { tags, surprise: tags.length > 0 && params.get(SURPRISE) === 'true' };
}

export function filterToAddress(params: URLSearchParams, filter: NewsFeedFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(TOPICS);
  next.delete(SURPRISE);
  if (filter.tags.length > 0) next.set(TOPICS, filter.tags.join(','));
  if (filter.surprise) next.set(SURPRISE, 'true');
  return next;
}
