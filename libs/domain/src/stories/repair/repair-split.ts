import type { ArticleTerms } from '../placing/article-terms.js';
import { unit } from '../placing/term-vector.js';
import { likenessOf, meanLikeness, originals } from './repair-likeness.js';
import { linkage } from './repair-linkage.js';

/** The newest articles of a topic that are looked at. */
export const MOST_REPAIRED = 400;

/** Articles, copies apart, that make a story of its own. */
const LEAST_PART = 3;
/** Mean cosine under which two parts tell different stories; merging asks for clearly more. */
export const APART = 0.07;
/** Mean cosine within each of them. */
const TOGETHER = 0.2;
/** Share of a part's titles that bear a name which is the part's own. */
const NAMED = 1 / 3;
/** Share of a topic's titles from which a name tells nothing about which of its articles belong together. */
const COMMON = 0.6;

/**
 * Which articles of a topic tell another story than the rest, as places in the list; null where it is one story. Both
 * parts have to be alike within, unlike each other, and of no common name; articles alone and copies never make a part. A name that
 * most titles bear, such as a town's, is left out of account where the topic does not fall apart with it.
 */
export function splitOff(articles: readonly ArticleTerms[]): number[] | null {
  if (articles.length < 2 * LEAST_PART) return null;
  const parts = partsOf(articles);
  if (parts || !articles.every(({ hasSummary }) => hasSummary)) return parts;
  const common = namesOf(articles, COMMON);
  return common.size === 0 ? null : partsOf(articles.map((article) => without(article, common)));
}

function partsOf(articles: readonly ArticleTerms[]): number[] | null {
  const likeness = likenessOf(articles);
  const first = originals(likeness);
  const voices = [...new Set(first)];
  const [large, small, ...rest] = linkage(likeness, voices, APART);
  if (!large || !small || small.length < LEAST_PART) return null;
  if ([large, small].some((part) => meanLikeness(likeness, part, part) < TOGETHER)) return null;
  if (shareNames(pick(articles, large), pick(articles, small))) return null;
  const along = rest.filter(
    (part) => meanLikeness(likeness, part, small) > meanLikeness(likeness, part, large),
  );
  const gone = new Set([small, ...along].flat());
  return [...articles.keys()].filter((at) => gone.has(first[at] ?? at));
}

/** The article as if it did not bear these names. */
function without(article: ArticleTerms, common: ReadonlySet<string>): ArticleTerms {
  const weights = new Map([...article.text.weights].filter(([term]) => !common.has(term)));
  const norm = Math.hypot(...weights.values());
  const names = article.names.filter((name) => !common.has(name));
  return { ...article, names, text: unit({ weights, norm }) };
}

function pick(articles: readonly ArticleTerms[], part: readonly number[]): ArticleTerms[] {
  return part.flatMap((at) => articles[at] ?? []);
}

/** Whether a name stands in a third of the titles on either side. */
export function shareNames(a: readonly ArticleTerms[], b: readonly ArticleTerms[]): boolean {
  const known = namesOf(a);
  return [...namesOf(b)].some((name) => known.has(name));
}

/** The names that at least a share of the titles bear. */
export function namesOf(articles: readonly ArticleTerms[], share = NAMED): Set<string> {
  const counts = new Map<string, number>();
  for (const name of articles.flatMap(({ names }) => names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= share * articles.length).map(([name]) => name));
}
