interface CardSubject {
  articleId?: number;
  topicId?: number;
}

interface SubjectAttributes {
  'data-article'?: number;
  'data-topic'?: number;
}

/**
 * The subject of `f` and `s`. Spread on a page's header, it applies if no card has the focus. `s` saves the article, `f`
 * follows the topic.
 */
export function subjectAttributes({ articleId, topicId }: CardSubject): SubjectAttributes {
  return {
    ...(articleId !== undefined && { 'data-article': articleId }),
    ...(topicId !== undefined && { 'data-topic': topicId }),
  };
}

/** Spread on each card of a list inside `main`: the keys j, k, o, f and s work on it, and Back returns to it. */
export function cardAttributes(subject: CardSubject): SubjectAttributes & { 'data-card': '' } {
  return { 'data-card': '', ...subjectAttributes(subject) };
}

const CARD = '[data-card]';

/** The link that opens a card and takes its focus: the headline's, else the first. */
export function linkOf(card: Element): HTMLElement | null {
  return (
    card.querySelector<HTMLElement>(':is(h1, h2, h3, h4) a[href]') ??
    card.querySelector<HTMLElement>('a[href], button')
  );
}

/** The focused card. */
export function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(CARD) ?? null;
}

/** The id that a key applies to: the focused card's, or the page's own. */
export function subjectId(kind: 'article' | 'topic'): number | null {
  const name = `data-${kind}`;
  const holder =
    document.activeElement?.closest(`[${name}]`) ?? document.querySelector(`main [${name}]:not(${CARD})`);
  return holder === null ? null : Number(holder.getAttribute(name));
}

/**
 * Focuses the next card in reading order, or the previous one. If none is focused, or the focused one is out of sight, it
 * starts at what is visible. `top` is the upper edge of the visible page (px), below the header.
 */
export function focusCard(direction: 1 | -1, top: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>(`main ${CARD}`)];
  const at = cards.indexOf(focusedCard() ?? document.body);
  let next = at >= 0 && isSeen(cards[at], top) ? at + direction : fromView(cards, direction, top);
  while (cards[next]?.checkVisibility() === false) next += direction;
  const card = cards[next];
  if (card === undefined) return;
  linkOf(card)?.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
}

function isSeen(card: HTMLElement | undefined, top: number): boolean {
  if (card === undefined) return false;
  const box = card.getBoundingClientRect();
  return box.bottom > top && box.top < window.innerHeight;
}

function fromView(cards: readonly HTMLElement[], direction: 1 | -1, top: number): number {
  const seen = firstSeen(top);
  const first = seen === null ? cards.findIndex((card) => beginsBelow(card, top)) : cards.indexOf(seen);
  if (first === -1) return cards.length - 1;
  return direction === 1 ? first : first - 1;
}

const STEP_PX = 24;

/**
 * The first card that starts within the window, searched down its middle. Only visible cards are measured: cards out of
 * sight are not laid out, and measuring would force that.
 */
function firstSeen(top: number): HTMLElement | null {
  for (let y = top; y < window.innerHeight; y += STEP_PX) {
    const card = document.elementFromPoint(window.innerWidth / 2, y)?.closest<HTMLElement>(`main ${CARD}`);
    if (card && beginsBelow(card, top)) return card;
  }
  return null;
}

function beginsBelow(card: HTMLElement, top: number): boolean {
  return card.getBoundingClientRect().top >= top;
}
