import type { ArticleTerms } from '../placing/article-terms.js';
import { unit } from '../placing/term-vector.js';
import { likenessOf, meanLikeness, originals } from './repair-likeness.js';
import { linkage } from './repair-linkage.js';

/** The most articles of a topic that are compared; the newest. */
export const MOST_REPAIRED = 400;

/** The least articles of a story of its own. Copies count once. */
const LEAST_PART = 3;
/** Mean cosine below which two parts are different stories. Merging requires clearly more. */
export const APART = 0.07;
/** Least mean cosine within each part. */
const TOGETHER = 0.2;
/** A name belongs to a part if at least this share of its titles has it. */
const NAMED = 1 / 3;
/** A name in at least this share of a topic's titles does not show which articles belong together. */
const COMMON = 0.6;

/**
 * Which articles of a topic are another story than the rest, as indexes into the list; null if it is one story. Articles
 * within a part must be similar. The parts must be dissimilar and share no name. Single articles and copies never form a
 * part. If no split is found, tries again without names that most titles have, such as a town's.
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

/** The article without these names. */
function without(article: ArticleTerms, common: ReadonlySet<string>): ArticleTerms {
  const weights = new Map([...article.text.weights].filter(([term]) => !common.has(term)));
  const norm = Math.hypot(...weights.values());
  const names = article.names.filter((name) => !common.has(name));
  return { ...article, names, text: unit({ weights, norm }) };
}

function pick(articles: readonly ArticleTerms[], part: readonly number[]): ArticleTerms[] {
  return part.flatMap((at) => articles[at] ?? []);
}

/** Whether a name is in at least a third of the titles on both sides. */
export function shareNames(a: readonly ArticleTerms[], b: readonly ArticleTerms[]): boolean {
  const known = namesOf(a);
  return [...namesOf(b)].some((name) => known.has(name));
}

/** The names that at least this share of the titles has. */
export function namesOf(articles: readonly ArticleTerms[], share = NAMED): Set<string> {
  const counts = new Map<string, number>();
  for (const name of articles.flatMap(({ names }) => names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= share * articles.length).map(([name]) => name));
}
