import { termWeight } from '../text/term-weight.js';
import { tokenise } from '../text/tokenise.js';
import type { StoryArticle } from './story-article.js';
import { type TermVector, vectorOf } from './term-vector.js';

const TITLE_COUNTS = 2;

/** An article as placing compares it. */
export interface ArticleTerms {
  text: TermVector;
  language: string;
  /** Milliseconds since 1970; null where the article does not say. */
  time: number | null;
}

/** Reads an article into its vector. The title's terms count twice, since it names what the summary tells. */
export function articleTerms({ title, summary, language, publishedAt }: StoryArticle): ArticleTerms {
  const counts = new Map<string, number>();
  count(counts, tokenise(title, language), TITLE_COUNTS);
  count(counts, tokenise(summary, language), 1);
  const time = publishedAt?.getTime() ?? Number.NaN;
  return {
    text: vectorOf(counts, (term) => termWeight(term, language)),
    language,
    time: Number.isNaN(time) ? null : time,
  };
}

function count(counts: Map<string, number>, terms: string[], by: number): void {
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + by);
}
