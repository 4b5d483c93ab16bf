/** Where a page of the news feed begins: so many cards after a mark. `mark` counts from 0, -1 is the top. */
export interface FeedPlace {
  mark: number;
  skip: number;
}

/**
 * Finds the mark from which the page at `offset` is reached. Marks stand after every `step` cards, as they were when the first one was
 * found. New cards come in above: what was at a place then is further down by their number now.
 *
 * @param grown how many more cards are above the first mark now. Below 0 if some are gone
 */
export function feedPlace(offset: number, { grown, step }: { grown: number; step: number }): FeedPlace {
  const then = offset - grown;
  const marks = Math.floor(then / step);
  // Above the first mark, the new cards are part of the pages.
  return marks < 1 ? { mark: -1, skip: offset } : { mark: marks - 1, skip: then - marks * step };
}
