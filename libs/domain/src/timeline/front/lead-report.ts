import type { TermSpace } from '../dates/term-space.js';
import { cleanTitle } from '../milestones/clean-title.js';
import { mostRepresentative } from '../milestones/describe-milestone.js';
import type { Development, PlacedArticle } from '../milestones/development.js';
import { type DraftedDevelopment, newestAt, newestSignificant } from './rank-story.js';

const DAY_MS = 24 * 3_600_000;
const UNRATED_TRUST = 50;
/** Shorter headlines say too little, longer ones are sentences of a text. */
const TITLE_CHARS = { least: 25, most: 140 };
const SHOUTED_WORDS = 3;
/** What a card needs weighs most, then how well its words tell the development, then the source and the picture. */
const WEIGHTS = { plain: 3, text: 1, representative: 1.5, trust: 1, picture: 0.75 };

/**
 * The article that stands for a story in lists: the best plain report of what is new. The newest significant milestone is preferred,
 * then the development with most reports of the last day before the story's newest article, then any other. Only articles of
 * `cards`, the first of their copy groups, are chosen.
 *
 * @returns its id; null if no card is that new
 */
export function leadReport(
  developments: readonly DraftedDevelopment[],
  list: readonly Development[],
  space: TermSpace,
  cards: ReadonlySet<number>,
): number | null {
  const since = newestAt(developments) - DAY_MS;
  const isRecent = ({ article }: PlacedArticle) =>
    cards.has(article.id) && article.publishedAt.getTime() > since;
  const recent = list.map((development) => ({
    development,
    placed: development.placed.filter(isRecent),
  }));
  const told = newestSignificant(developments);
  const isTold = ({ development }: { development: Development }) => development.placed === told?.placed;
  const inOrder = recent
    .filter(({ placed }) => placed.length > 0)
    .sort(
      (a, b) =>
        Number(isTold(b)) - Number(isTold(a)) ||
        plainReports(b.placed).length - plainReports(a.placed).length,
    );
  const best = inOrder.find(({ placed }) => plainReports(placed).length > 0) ?? inOrder[0];
  return best ? bestOf(best.placed, best.development, space) : null;
}

function bestOf(placed: readonly PlacedArticle[], { words }: Development, space: TermSpace): number | null {
  const plain = plainReports(placed);
  const chosen = plain.length > 0 ? plain : placed;
  const ordered = mostRepresentative(chosen, words, space);
  const scored = ordered.map((each, at) => ({ each, score: scoreOf(each, 1 - at / ordered.length) }));
  return scored.sort((a, b) => b.score - a.score)[0]?.each.article.id ?? null;
}

function plainReports(placed: readonly PlacedArticle[]): readonly PlacedArticle[] {
  return placed.filter(({ voice, reading }) => voice === 'own' && reading.stance === 'report');
}

function scoreOf({ article, reading }: PlacedArticle, representative: number): number {
  const { plain, text, trust, picture } = WEIGHTS;
  return (
    (isPlainTitle(article.title, article.sourceDomain) ? plain : 0) +
    (reading.opening.length > 0 ? text : 0) +
    representative * WEIGHTS.representative +
    (trust * (article.sourceTrust ?? UNRATED_TRUST)) / 100 +
    (article.imageUrl ? picture : 0)
  );
}

/** Whether a headline reads as a statement: no label or outlet to remove, no question, no shouting, neither short nor long. */
export function isPlainTitle(title: string, outlet: string): boolean {
  const shouted = title.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? [];
  return (
    title.length >= TITLE_CHARS.least &&
    title.length <= TITLE_CHARS.most &&
    shouted.length < SHOUTED_WORDS &&
    !/[?!…]|\.\.\.|^(?:WATCH|LIVE|BREAKING|EXCLUSIVE|UPDATE|UB|24 Oras)\b/u.test(title) &&
    cleanTitle(title, outlet) === title
  );
}
