import { stem } from '../text/natural.js';
import { termWeight } from '../text/term-weight.js';
import { tokenise } from '../text/tokenise.js';
import type { StoryArticle } from './story-article.js';
import { type TermVector, vectorOf } from './term-vector.js';

const TITLE_COUNTS = 2;
const HEADING_TERMS = 4;

const CALENDAR = stems(`january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday`);

/** Photo credits and agency marks, which tell who delivered a text and not what it is about. */
const CREDITS = stems('getty images shutterstock reuters afp upi photo photograph');

/** An article as placing compares it. */
export interface ArticleTerms {
  text: TermVector;
  language: string;
  /**
   * A short title's terms without numbers and calendar names: a column, such as a daily briefing, differs in nothing else
   * from day to day. Null for titles of more than four terms, which tell of one event even when they return.
   */
  heading: string | null;
  /** Milliseconds since 1970; null where the article does not say. */
  time: number | null;
}

/** Reads an article into its vector. The title's terms count twice, since it names what the summary tells. */
export function articleTerms({ title, summary, language, publishedAt }: StoryArticle): ArticleTerms {
  const titleTerms = tokenise(title, language);
  const counts = new Map<string, number>();
  count(counts, titleTerms, TITLE_COUNTS);
  count(counts, tokenise(summary, language), 1);
  const time = publishedAt?.getTime() ?? Number.NaN;
  return {
    text: vectorOf(counts, (term) => termWeight(term, language)),
    language,
    heading: headingOf(titleTerms),
    time: Number.isNaN(time) ? null : time,
  };
}

function headingOf(titleTerms: string[]): string | null {
  const lasting = titleTerms.filter((term) => !CALENDAR.has(term) && !/^\d/.test(term));
  return lasting.length > HEADING_TERMS ? null : lasting.join(' ');
}

function count(counts: Map<string, number>, terms: string[], by: number): void {
  for (const term of terms) if (!CREDITS.has(term)) counts.set(term, (counts.get(term) ?? 0) + by);
}

function stems(words: string): Set<string> {
  return new Set(words.split(/\s+/).map((word) => stem('en', word)));
}
