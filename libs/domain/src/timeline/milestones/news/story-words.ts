import { termsAgain } from '../../../text/terms.js';
import type { StoryWords, WordedReport } from '../development.js';

const MAIN_TERMS = 8;
const MAIN_SHARE = 0.2;

export type { StoryWords };

/** Copies do not count. One origin counts for at most three headlines of the same words. */
export function storyWords(placed: readonly WordedReport[]): StoryWords {
  const counted = placed.filter(({ voice }) => voice !== 'copy');
  const perOrigin = new Map<string, Map<string, number>>();
  for (const { article, reading } of counted) {
    const known = perOrigin.get(article.originKey) ?? new Map<string, number>();
    perOrigin.set(article.originKey, known);
    for (const term of titleTerms(reading)) known.set(term, (known.get(term) ?? 0) + 1);
  }
  const sums = new Map<string, number>();
  for (const known of perOrigin.values())
    for (const [term, count] of known) sums.set(term, (sums.get(term) ?? 0) + Math.min(3, count));
  const total = originWeight(counted);
  const ranked = [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return {
    share: new Map(ranked.map(([term, sum]) => [term, total === 0 ? 0 : sum / total])),
    main: ranked
      .slice(0, MAIN_TERMS)
      .filter(([, sum], at) => at < 2 || sum >= total * MAIN_SHARE)
      .map(([term]) => term),
  };
}

/** The most that one term can count. */
function originWeight(placed: readonly WordedReport[]): number {
  const reports = new Map<string, number>();
  for (const { article } of placed) reports.set(article.originKey, (reports.get(article.originKey) ?? 0) + 1);
  return [...reports.values()].reduce((sum, count) => sum + Math.min(3, count), 0);
}

/** How many of the story's main words a text has, each by its share: 0 for none, 1 for all. */
export function centrality(words: Iterable<string>, { share, main }: StoryWords): number {
  const had = new Set(words);
  let [found, all] = [0, 0];
  for (const term of main) {
    const weight = share.get(term) ?? 0;
    all += weight;
    if (had.has(term)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

export function titleTerms({
  terms,
  titleTerms,
}: Pick<WordedReport['reading'], 'terms' | 'titleTerms'>): readonly string[] {
  return terms.slice(0, titleTerms);
}

export function centralityOf(text: string, words: StoryWords): number {
  return centrality(termsAgain(text), words);
}
