import { titleTerms } from '../../milestones/news/story-words.js';
import type { ArticleReading } from '../../read/read-article.js';
import { plainness } from '../../read/wording/plain-headline.js';

/** What others do not repeat still leaves a headline so much of its weight. */
const ALONE = 0.1;

interface Titled {
  title: string;
  reading: ArticleReading;
}

/**
 * Of headlines that state one fact, each of another origin, the one whose words most of the others use in headline or first
 * sentences, and plain rather than loud. The earliest in a tie; undefined if there is none.
 */
export function agreedTitle<T extends Titled>(
  titled: readonly T[],
  reports: readonly Titled[],
): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of titled) {
    const others = reports.filter((other) => other !== each).map(({ reading }) => wordsOf(reading));
    const weight = (ALONE + agreement(titleTerms(each.reading), others)) * (ALONE + plainness(each.title));
    if (weight > most) [best, most] = [each, weight];
  }
  return best;
}

/** The mean share of the other reports that have a term. */
function agreement(terms: readonly string[], others: readonly ReadonlySet<string>[]): number {
  if (terms.length === 0 || others.length === 0) return 0;
  const found = terms.reduce((sum, term) => sum + others.filter((words) => words.has(term)).length, 0);
  return found / (terms.length * others.length);
}

function wordsOf(reading: ArticleReading): ReadonlySet<string> {
  return new Set([...titleTerms(reading), ...reading.opening.flatMap(({ terms }) => terms)]);
}
