import { INTEREST_TAGS, type InterestTag } from '#vocabulary';
import { SURPRISE_MAX, SURPRISE_MIN } from '../site/constants.js';

/** The interest filter of the Trending tab. Empty `tags` means that every article is shown. */
export interface NewsFeedFilter {
  tags: readonly InterestTag[];
  /** True if Surprise Me chose the tags. */
  surprise: boolean;
}

export type NewsFeedFilterEvent =
  | { kind: 'toggle'; tag: InterestTag }
  | { kind: 'surprise'; picked: readonly InterestTag[] }
  | { kind: 'clear' };

export const NO_FILTER: NewsFeedFilter = { tags: [], surprise: false };

/** Specified: a chip leaves surprise mode, and a second Surprise Me clears the filter. */
export function afterFilterEvent(filter: NewsFeedFilter, event: NewsFeedFilterEvent): NewsFeedFilter {
  switch (event.kind) {
    case 'toggle': {
      const rest = filter.tags.filter((tag) => tag !== event.tag);
      return { tags: rest.length < filter.tags.length ? rest : [...rest, event.tag], surprise: false };
    }
    case 'surprise':
      return filter.surprise ? NO_FILTER : { tags: event.picked, surprise: true };
    case 'clear':
      return NO_FILTER;
  }
}

/** One to three different tags. `random` returns numbers in [0, 1). */
export function pickSurprise(random: () => number): InterestTag[] {
  const left: InterestTag[] = [...INTEREST_TAGS];
  const count = SURPRISE_MIN + Math.floor(random() * (SURPRISE_MAX - SURPRISE_MIN + 1));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** True if an article passes: one shared tag is enough. */
export function passesFilter(tags: readonly string[], filter: NewsFeedFilter): boolean {
  return filter.tags.length === 0 || filter.tags.some((tag) => tags.includes(tag));
}
