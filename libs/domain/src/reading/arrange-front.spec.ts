import { describe, expect, it } from '@jest/globals';
import { arrangeFront, type FrontCard } from './arrange-front.js';

interface Card extends FrontCard {
  id: number;
}

const card = (id: number, topicId: number, sourceId: number): Card => ({ id, topicId, sourceId });
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** Cards in the order of their rank, of `topics` stories and `sources` outlets. Every second card is from outlet 0. */
function feed(cards: number, topics: number, sources: number): Card[] {
  return Array.from({ length: cards }, (_, n) => card(n, n % topics, n % 2 === 0 ? 0 : n % sources));
}

function pagesOf(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / 12) }, (_, n) => cards.slice(n * 12, n * 12 + 12));
}

describe('arrangeFront', () => {
  it('keeps the order of the ranks if stories and outlets differ', () => {
    const cards = Array.from({ length: 30 }, (_, n) => card(n, n, n));
    expect(arrangeFront(cards)).toEqual(cards);
  });

  it('shows no story twice on a page while others wait', () => {
    const arranged = arrangeFront(Array.from({ length: 60 }, (_, n) => card(n, Math.floor(n / 5), n)));
    for (const page of pagesOf(arranged)) expect(new Set(page.map(({ topicId }) => topicId)).size).toBe(12);
  });

  it('shows at most two cards of an outlet on a page while others wait', () => {
    const [first, second] = pagesOf(arrangeFront(feed(120, 120, 31)));
    for (const page of [first, second]) {
      const most = Math.max(
        ...[...Map.groupBy(page ?? [], ({ sourceId }) => sourceId).values()].map((own) => own.length),
      );
      expect(most).toBe(2);
    }
  });

  it.each([
    [50, 6],
    [9, 1],
    [5, 0],
  ])('gives an outlet its own share of %i %% of a page while others wait', (share, most) => {
    const cards = feed(120, 120, 31).map((each) => (each.sourceId === 0 ? { ...each, share } : each));
    const [first] = pagesOf(arrangeFront(cards));
    expect(first?.filter(({ sourceId }) => sourceId === 0)).toHaveLength(most);
  });

  it('moves what does not fit to the next page, before cards of lower rank', () => {
    const cards = [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((topic, n) => card(n, topic, n));
    expect(idsOf(arrangeFront(cards))).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 13]);
  });

  it('shows another outlet’s card of a story if an outlet has its share, and its own where that was', () => {
    const cards = [
      ...[1, 2, 3].map((topic) => card(topic, topic, 0)),
      ...Array.from({ length: 10 }, (_, n) => card(10 + n, 10 + n, 10 + n)),
      card(33, 3, 5),
      card(40, 40, 40),
    ];
    expect(idsOf(arrangeFront(cards))).toEqual([1, 2, 33, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 3, 40]);
  });

  it('has every card once, whatever the mixture', () => {
    for (const cards of [feed(600, 40, 7), feed(601, 3, 2), feed(5, 1, 1), feed(0, 1, 1)])
      expect(sorted(idsOf(arrangeFront(cards)))).toEqual(idsOf(cards));
  });

  it('gives the same beginning if fewer cards are needed', () => {
    const cards = feed(600, 40, 7);
    expect(arrangeFront(cards, 20)).toEqual(arrangeFront(cards).slice(0, 24));
  });

  it('fills pages by rank if there is only one story or one outlet', () => {
    expect(idsOf(arrangeFront(Array.from({ length: 40 }, (_, n) => card(n, 1, n))))).toEqual(
      Array.from({ length: 40 }, (_, n) => n),
    );
    expect(idsOf(arrangeFront(Array.from({ length: 40 }, (_, n) => card(n, n, 1))))).toEqual(
      Array.from({ length: 40 }, (_, n) => n),
    );
  });
});
