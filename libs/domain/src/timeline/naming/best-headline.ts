import { byPublication } from '../../stories/origins/published-order.js';
import { cleanTitle } from '../milestones/clean-title.js';
import type { PlacedArticle } from '../milestones/development.js';
import { centralityOf, type StoryWords, titleTerms } from '../milestones/news/story-words.js';
import { plainness } from '../read/wording/plain-headline.js';
import { type CurrentNumbers, isOutdated, statesCurrent } from './current-numbers.js';

const UNRATED_TRUST = 50;
const OUTDATED = 0.15;
/** A headline that names nothing of the story needs its context. */
const NAMELESS = 0.4;
/** A headline that tells a projection or something going on is soon overtaken. */
const SOON_OVERTAKEN = 0.6;
/** The last report of a development is preferred to the first by this factor. */
const NEWEST = 1.35;

/** Dashes set an aside apart. */
const WITH_ASIDE = 0.7;

const ASIDE = /\D\s[–—-]\s[^–—\d]{1,60}\s[–—-]\s/u;
const GOING_ON = /\bprojected\b|\b(?:is|are) (?!being\b)\p{Ll}+ing\b/u;

/** A headline of a development, cleaned, with its article. */
export interface Headline {
  text: string;
  placed: PlacedArticle;
  plain: number;
  central: number;
  score: number;
}

/**
 * The reports of a development, best headline first: plain, in the words that most origins use, with the story's main names,
 * newer rather than older. Without comment, expectation and copies. Of reports that contradict the others, only those with the
 * newest toll.
 */
export function rankedHeadlines(
  placed: readonly PlacedArticle[],
  words: StoryWords,
  numbers: CurrentNumbers,
): Headline[] {
  const own = placed.filter(
    ({ voice, article }) =>
      voice === 'own' || (voice === 'contradicts' && statesCurrent(article.title, numbers)),
  );
  const agreed = agreedTerms(own);
  const [from, to] = [own[0], own.at(-1)].map((each) => each?.article.publishedAt.getTime() ?? 0);
  const span = Math.max(1, (to ?? 0) - (from ?? 0));
  return own
    .map((each): Headline => {
      const text = cleanTitle(each.article.title, each.article.sourceDomain);
      const plain = plainness(text) * (text.length < each.article.title.trim().length / 2 ? 0.5 : 1);
      const central = centralityOf(text, words);
      const named = central === 0 ? NAMELESS : 0.7 + 0.3 * Math.min(1, central * 1.5);
      const newer = 1 + ((NEWEST - 1) * (each.article.publishedAt.getTime() - (from ?? 0))) / span;
      const trust = 0.8 + (0.4 * (each.article.sourceTrust ?? UNRATED_TRUST)) / 100;
      const outdated = isOutdated(text, numbers) ? OUTDATED : 1;
      const goingOn = GOING_ON.test(text) ? SOON_OVERTAKEN : 1;
      const aside = ASIDE.test(text) ? WITH_ASIDE : 1;
      const score =
        plain * named * newer * trust * outdated * goingOn * aside * (0.2 + agreement(each, agreed));
      return { text, placed: each, plain, central, score };
    })
    .sort((a, b) => b.score - a.score || byPublication(a.placed.article, b.placed.article));
}

/** For each term, the number of origins whose headline or first sentence has it. */
function agreedTerms(own: readonly PlacedArticle[]): { count: Map<string, number>; origins: number } {
  const perOrigin = new Map<string, Set<string>>();
  for (const { article, reading } of own) {
    const known = perOrigin.get(article.originKey) ?? new Set<string>();
    perOrigin.set(article.originKey, known);
    for (const term of [...titleTerms(reading), ...(reading.opening[0]?.terms ?? [])]) known.add(term);
  }
  const count = new Map<string, number>();
  for (const known of perOrigin.values())
    for (const term of known) count.set(term, (count.get(term) ?? 0) + 1);
  return { count, origins: perOrigin.size };
}

/** How far the other origins use a headline's words, 0–1. */
function agreement(
  { reading }: PlacedArticle,
  { count, origins }: { count: ReadonlyMap<string, number>; origins: number },
): number {
  const title = titleTerms(reading);
  if (title.length === 0 || origins < 2) return 0.5;
  const others = title.map((term) => ((count.get(term) ?? 1) - 1) / (origins - 1));
  const precision = others.reduce((sum, each) => sum + each, 0) / title.length;
  const recall = Math.min(1, others.filter((each) => each >= 0.34).length / 5);
  return 0.6 * Math.min(1, precision * 1.6) + 0.4 * recall;
}
