import { stem } from '../../text/natural.js';
import { termWeight } from '../../text/term-weight.js';
import { termsOf, wordsOf } from '../../text/tokenise.js';
import { namesInTitle } from './names-in-title.js';
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
  /** Title and summary, the title's terms counted twice. */
  text: TermVector;
  /** The title alone. */
  title: TermVector;
  hasSummary: boolean;
  /** Terms of its title that are names. */
  names: readonly string[];
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
  const titleWords = wordsOf(title);
  const summaryWords = wordsOf(summary);
  const titleTerms = titleWords.flatMap((word) => termsOf(word, language));
  // Both counts begin with the title's terms, in their order, so one list of weights serves both.
  const titleCounts = new Map<string, number>();
  count(titleCounts, titleTerms, 1);
  const counts = new Map<string, number>();
  count(counts, titleTerms, TITLE_COUNTS);
  for (const word of summaryWords) count(counts, termsOf(word, language), 1);
  const weights = Array.from(counts.keys(), (term) => termWeight(term, language));
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
