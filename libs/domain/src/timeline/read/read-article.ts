import { sentences } from '../../text/sentences.js';
import { MAX_TERMS, terms } from '../../text/terms.js';
import { type TextPrints, textPrints } from '../../text/text-prints.js';
import { extractQuotes, type Quotation } from '../claims/extract-quotes.js';
import { type NumberClaim, numberClaims } from '../claims/number-claims.js';
import { endsTold, kindsFitted } from './closure-cues.js';
import { dateMentions } from './date-mentions.js';
import { isDecisive } from './decisive-words.js';
import { isComment, isDenial } from './headline-kind.js';
import { type TakenBack, takesBack } from './take-back.js';

const TITLE_WEIGHT = 2;
const MAX_LEAD = 1200;
const DATED_LEAD = 600;
const MAX_OPENING = 3;
const MAX_SENTENCES = 12;

export interface Sentence {
  text: string;
  /** Its different content words. */
  terms: readonly string[];
}

/** All that a timeline takes from one article's words. It depends on the article alone, so it can be kept. */
export interface ArticleReading {
  /** Its different content words, those of the title first. */
  terms: readonly string[];
  titleTerms: number;
  /** How often each stands in it, title words double, damped to 1 + ln n. */
  counts: readonly number[];
  /** The past days that title and lead name, in their order: YYYY-MM-DD. */
  days: readonly string[];
  /** The first sentences of its lead, at most three. */
  opening: readonly Sentence[];
  /** At most three, those with a speaker first. */
  quotes: readonly Quotation[];
  /** Tolls and amounts, one of each kind and unit. */
  claims: readonly NumberClaim[];
  /** Names of the kinds of stories that its headline fits. */
  kinds: readonly string[];
  /** Names of the kinds whose end it tells, in the headline or in its first sentence; comment tells none. */
  ends: readonly string[];
  /** The headline has a word for what changes a story. */
  isDecisive: boolean;
  /** The headline tells an end of a kind that it fits itself. */
  isClosing: boolean;
  isComment: boolean;
  isDenial: boolean;
  takenBack: TakenBack | null;
  prints: TextPrints;
}

export interface ReadableArticle {
  title: string;
  excerpt: string;
  text: string | null;
  publishedAt: Date;
}

/** Reads one article. */
export function readArticle(article: ReadableArticle): ArticleReading {
  const { title, publishedAt } = article;
  const lead = leadOf(article);
  const counts = new Map<string, number>();
  for (const term of terms(title)) counts.set(term, (counts.get(term) ?? 0) + TITLE_WEIGHT);
  const titleTerms = counts.size;
  const told = sentences(lead, MAX_SENTENCES);
  const termsTold = told.slice(0, MAX_OPENING).map(terms);
  for (const term of leadTerms(lead, told, termsTold)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const mentions = dateMentions(`${title}\n${lead.slice(0, DATED_LEAD)}`, publishedAt);
  const opening = termsTold.map((found, at) => ({ text: told[at] ?? '', terms: [...new Set(found)] }));
  const kinds = kindsFitted(title);
  const titleEnds = endsTold(title, 'title');
  const comment = isComment(title);
  return {
    terms: [...counts.keys()],
    titleTerms,
    counts: [...counts.values()].map((count) => 1 + Math.log(count)),
    days: mentions.filter(({ future }) => !future).map(({ day }) => day),
    opening,
    quotes: extractQuotes(article.text || article.excerpt),
    claims: numberClaims(title, told),
    kinds,
    ends: comment ? [] : [...new Set([...titleEnds, ...endsTold(opening[0]?.text ?? '', 'lead')])],
    isDecisive: isDecisive(title),
    isClosing: titleEnds.some((kind) => kinds.includes(kind)),
    isComment: comment,
    isDenial: isDenial(title),
    takenBack: takesBack(title, lead),
    prints: textPrints(title, article.excerpt),
  };
}

/** The lead's terms: those of its first sentences, which are known, and of the others; read anew where it was not cut to its end. */
function leadTerms(lead: string, told: readonly string[], opening: readonly string[][]): readonly string[] {
  if (told.length === MAX_SENTENCES) return terms(lead);
  const rest = told.slice(opening.length).map(terms);
  return [...opening, ...rest].flat().slice(0, MAX_TERMS);
}

/** Excerpt, or the beginning of the text where the feed gave no excerpt. */
export function leadOf(article: { excerpt: string; text: string | null }): string {
  return (article.excerpt || article.text || '').slice(0, MAX_LEAD);
}
