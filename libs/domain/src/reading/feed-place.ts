/** Where a page of the news feed begins: so many cards after a mark. `mark` counts from 0, -1 is the top. */
export interface FeedPlace {
  mark: number;
  skip: number;
}

/**
 * Finds the mark from which the page at `offset` is reached. Marks stand after every `step` cards, as they were when there were
 * `markedTotal` cards. New cards come in above: what was at a place then is further down by their number now.
 */
export function feedPlace(
  offset: number,
  { total, markedTotal, step }: { total: number; markedTotal: number; step: number },
): FeedPlace {
  const then = offset - (total - markedTotal);
  const marks = Math.floor(then / step);
  // Above the first mark, the new cards are part of the pages.
  return marks < 1 ? { mark: -1, skip: offset } : { mark: marks - 1, skip: then - marks * step };
}
