/** The cards shown before the first 'Load more', and the cards of each further page. */
const PAGE = 12;
/** A fifth of a page. */
const MOST_OF_OUTLET = 2;
/** The arranged part of the news feed: twice its first load. Deeper cards stay in the order of their rank. */
export const FRONT_CARDS = 600;

export interface FrontCard {
  topicId: number;
  sourceId: number;
  /** The outlet's largest share of a page in percent, if an operator set one. */
  share?: number | null;
}

/**
 * Arranges the hottest cards, given in the order of their rank, page by page: on each page the highest cards of different
 * stories, at most two of one outlet, or its own share. If an outlet has its share, another outlet's card of the same story takes the place, and the
 * two change places. What does not fit waits for the next page. If nothing fits, the page is filled by rank alone, first with
 * other stories. Every card appears exactly once, so pages cut from the result neither lose nor repeat one.
 *
 * @param least stops after the page that completes so many cards; what follows does not change them
 */
export function arrangeFront<Card extends FrontCard>(
  cards: readonly Card[],
  least: number = cards.length,
): Card[] {
  const arranged: Card[] = [];
  let waiting = [...cards];
  while (waiting.length > 0 && arranged.length < least) {
    const page = nextPage(waiting);
    arranged.push(...page);
    waiting = waiting.filter((card) => !page.has(card));
  }
  return arranged;
}

/** The cards of the next page. Changes the places of cards in `waiting`. */
function nextPage<Card extends FrontCard>(waiting: Card[]): Set<Card> {
  const page = new Set<Card>();
  const stories = new Set<number>();
  const ofOutlet = new Map<number, number>();
  const ofStory = Map.groupBy(waiting, ({ topicId }) => topicId);
  const isNewStory = ({ topicId }: Card) => !stories.has(topicId);
  const isBelowShare = (card: Card) => (ofOutlet.get(card.sourceId) ?? 0) < mostOf(card);
  const fill = (choose: (card: Card, place: number) => Card | null) => {
    for (let place = 0; place < waiting.length && page.size < PAGE; place += 1) {
      const card = waiting[place];
      const chosen = card && !page.has(card) ? choose(card, place) : null;
      if (!chosen) continue;
      page.add(chosen);
      stories.add(chosen.topicId);
      ofOutlet.set(chosen.sourceId, (ofOutlet.get(chosen.sourceId) ?? 0) + 1);
    }
  };
  fill((card, place) => {
    if (!isNewStory(card) || isBelowShare(card)) return isNewStory(card) ? card : null;
    return swappedFor(waiting, place, ofStory.get(card.topicId)?.find(isBelowShare));
  });
  fill((card) => (isNewStory(card) ? card : null));
  fill((card) => card);
  return page;
}

/** The most cards of the card's outlet on a page. A share of less than one card is none while others wait. */
function mostOf({ share }: FrontCard): number {
  return share === undefined || share === null ? MOST_OF_OUTLET : Math.floor((PAGE * share) / 100);
}

/** Lets the other card and the one at `place` change places. Returns the other one, or null if there is none. */
function swappedFor<Card>(waiting: Card[], place: number, other: Card | undefined): Card | null {
  const card = waiting[place];
  if (card === undefined || other === undefined) return null;
  waiting[waiting.indexOf(other)] = card;
  waiting[place] = other;
  return other;
}
