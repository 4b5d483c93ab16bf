import { stem } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { termsOfEach, wordsOf } from '../../text/tokenise.js';
import { namesInTitle } from './names-in-title.js';
import type { StoryArticle } from './story-article.js';
import { type TermVector, vectorOf } from './term-vector.js';

const TITLE_COUNTS = 2;
const HEADING_TERMS = 4;

const CALENDAR = stems(`january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday`);

/** Photo credits and agency names show who delivered a text, not what it is about. */
const CREDITS = stems('getty images shutterstock reuters afp upi photo photograph');

/** The terms of an article that placing compares. */
export interface ArticleTerms {
  /** Title and summary; the title's terms count twice. */
  text: TermVector;
  /** The title alone. */
  title: TermVector;
  hasSummary: boolean;
  /** Terms of its title that are names. */
  names: readonly string[];
  language: string;
  /**
   * A short title's terms without numbers and calendar names. Only these change in the title of a column, such as a daily
   * briefing. Null for titles of more than four terms, which belong to one event even if they recur.
   */
  heading: string | null;
  /** Milliseconds since 1970; null if the article has no date. */
  time: number | null;
}

/** Reads the terms of an article. The title's terms count twice, because it names the subject. */
export function articleTerms({ title, summary, language, publishedAt }: StoryArticle): ArticleTerms {
  const titleWords = wordsOf(title);
  const summaryWords = wordsOf(summary);
  const titleTerms = termsOfEach(title, language).flat();
  // Both counts begin with the title's terms in the same order, so they share one list of weights.
  const titleCounts = new Map<string, number>();
  count(titleCounts, titleTerms, 1);
  const counts = new Map<string, number>();
  count(counts, titleTerms, TITLE_COUNTS);
  for (const terms of termsOfEach(summary, language)) count(counts, terms, 1);
  const weights: number[] = [];
  counts.forEach((_, term) => {
    weights.push(termWeight(term, language));
  });
  const time = publishedAt?.getTime() ?? Number.NaN;
  return {
    text: vectorOf(counts, weights),
    title: vectorOf(titleCounts, weights),
    hasSummary: summary.trim() !== '',
    names: namesInTitle(titleWords, summaryWords, language),
    language,
    heading: headingOf(titleTerms),
    time: Number.isNaN(time) ? null : time,
  };
}

function headingOf(titleTerms: string[]): string | null {
  const lasting = titleTerms.filter((term) => !CALENDAR.has(term) && !/^\d/.test(term));
  return lasting.length > HEADING_TERMS ? null : lasting.join(' ');
}

function count(counts: Map<string, number>, terms: readonly string[], by: number): void {
  for (const term of terms) if (!CREDITS.has(term)) counts.set(term, (counts.get(term) ?? 0) + by);
}

function stems(words: string): Set<string> {
  return new Set(words.split(/\s+/).map((word) => stem('en', word)));
}
