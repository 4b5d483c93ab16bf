import { termWeight } from '../text/term-weight.js';
import { tokenise } from '../text/tokenise.js';
import type { StoryArticle } from './story-article.js';
import { type TermVector, vectorOf } from './term-vector.js';

const TITLE_COUNTS_AS = 2;

/** An article as placing compares it. */
export interface ArticleTerms {
  title: TermVector;
  text: TermVector;
  /** Milliseconds since 1970, null where the article does not say. */
  time: number | null;
}

/** Reads an article into its vectors. A title counts twice in the text, since every summary retells it. */
export function articleTerms(article: StoryArticle): ArticleTerms {
  const title = tokenise(article.title, article.language);
  const summary = tokenise(article.summary, article.language);
  const time = article.publishedAt?.getTime() ?? Number.NaN;
  return {
    title: vectorOf(title, termWeight),
    text: vectorOf([...Array.from({ length: TITLE_COUNTS_AS }, () => title).flat(), ...summary], termWeight),
    time: Number.isNaN(time) ? null : time,
  };
}
