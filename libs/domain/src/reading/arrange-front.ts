/** The cards shown before the first 'Load more', and the cards of each further page. */
const PAGE = 12;
/** A fifth of a page. */
const MOST_OF_OUTLET = 2;
/** The arranged part of the news feed: twice its first load. Deeper cards stay in the order of their rank. */
export const FRONT_CARDS = 600;

export interface FrontCard {
  topicId: number;
  sourceId: number;
}

/**
 * Arranges the hottest cards, given in the order of their rank, page by page: on each page the highest cards of different
 * stories, at most two of one outlet. What does not fit waits for the next page. If nothing fits, the page is filled by rank
 * alone, first with other stories. Every card appears exactly once, so pages cut from the result neither lose nor repeat one.
 */
export function arrangeFront<Card extends FrontCard>(cards: readonly Card[]): Card[] {
  const arranged: Card[] = [];
  let waiting = [...cards];
  while (waiting.length > 0) {
    const page = nextPage(waiting);
    arranged.push(...page);
    waiting = waiting.filter((card) => !page.has(card));
  }
  return arranged;
}

function nextPage<Card extends FrontCard>(waiting: readonly Card[]): Set<Card> {
  const page = new Set<Card>();
  const stories = new Set<number>();
  const ofOutlet = new Map<number, number>();
  const fill = (fits: (card: Card) => boolean) => {
    for (const card of waiting) {
      if (page.size >= PAGE) return;
      if (page.has(card) || !fits(card)) continue;
      page.add(card);
      stories.add(card.topicId);
      ofOutlet.set(card.sourceId, (ofOutlet.get(card.sourceId) ?? 0) + 1);
    }
  };
  const isNewStory = ({ topicId }: Card) => !stories.has(topicId);
  fill((card) => isNewStory(card) && (ofOutlet.get(card.sourceId) ?? 0) < MOST_OF_OUTLET);
  fill(isNewStory);
  fill(() => true);
  return page;
}
