import { ENGLISH } from '#vocabulary';
import { type CreditedArticle, isCredit } from '../../stories/origins/is-credit.js';
import { withoutDateline } from '../../text/dateline.js';
import { sentences } from '../../text/sentences.js';
import { MAX_TERMS, terms } from '../../text/terms.js';
import { extractQuotes, type Quotation } from '../claims/extract-quotes.js';
import { type NumberClaim, numberClaims } from '../claims/number-claims.js';
import { dateMentions } from '../days/date-mentions.js';
import { type ReadSteps, readSteps } from '../days/read-steps.js';
import { cuesOf } from '../languages/cues-of.js';
import { foreignDays } from '../languages/foreign-days.js';
import { endsReported, kindsFitted } from './closure-cues.js';
import { isDecisive } from './decisive-words.js';
import { isDenial } from './is-denial.js';
import { type Stance, stanceOf } from './stance.js';
import { type TakenBack, takesBack } from './take-back.js';
import { type TitleWord, titleWords } from './title-words.js';

const TITLE_WEIGHT = 2;
const MAX_LEAD = 1200;
const DATED_LEAD = 600;
const MAX_OPENING = 3;
const MAX_SENTENCES = 12;
const MAX_TEXT = 2000;
const MAX_QUOTES = 3;

export interface Sentence {
  text: string;
  /** Its different content words. */
  terms: readonly string[];
}

/** Everything that a timeline reads from an article's text. It depends only on the article, so it can be cached. */
export interface ArticleReading {
  /** Its distinct content words, those of the title first. */
  terms: readonly string[];
  titleTerms: number;
  titleWords: readonly TitleWord[];
  /** The count of each word, with title words counted twice, damped to 1 + ln n. */
  counts: readonly number[];
  /** The past days in title and lead, in text order: YYYY-MM-DD. */
  days: readonly string[];
  /** The first sentences of its lead, at most three, without datelines. Their terms are those of the whole sentence. */
  opening: readonly Sentence[];
  /** At most three, those with a speaker first. */
  quotes: readonly Quotation[];
  /** Tolls and amounts, one per kind and unit. */
  claims: readonly NumberClaim[];
  /** Names of the kinds of stories that its headline fits. */
  kinds: readonly string[];
  /** Names of the kinds whose end it reports in the headline or the first sentence; empty unless it is a report. */
  ends: readonly string[];
  /** The headline has a decisive word. */
  isDecisive: boolean;
  /** The headline reports an end of a kind that it fits. */
  isClosing: boolean;
  stance: Stance;
  isDenial: boolean;
  takenBack: TakenBack | null;
  /** What it announces for a day to come, and what it takes back. */
  steps: ReadSteps;
  /** ISO 639-1: the language whose cues were read. */
  language: string;
}

/** Its outlet and origin are known in datelines. */
export interface ReadableArticle extends CreditedArticle {
  title: string;
  excerpt: string;
  text: string | null;
  publishedAt: Date;
  /** Its path tells comment from reports. */
  url?: string;
  /** ISO 639-1; English if missing. */
  language?: string;
  /** Country of its outlet (ISO 3166), whose days it names. */
  country?: string | null;
}

export function readArticle(article: ReadableArticle): ArticleReading {
  const { title, publishedAt, language = ENGLISH } = article;
  const lead = leadOf(article);
  const counts = new Map<string, number>();
  for (const term of terms(title)) counts.set(term, (counts.get(term) ?? 0) + TITLE_WEIGHT);
  const titleTerms = counts.size;
  const sentencesRead = sentences(lead, MAX_SENTENCES);
  const openingTerms = sentencesRead.slice(0, MAX_OPENING).map(terms);
  for (const term of leadTerms(lead, sentencesRead, openingTerms))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  const opening = openingTerms.map((found, at) => ({
    text: withoutDateline(sentencesRead[at] ?? '', (name) => isCredit(name, article)),
    terms: [...new Set(found)],
  }));
  const kinds = kindsFitted(title, language);
  const titleEnds = endsReported(title, 'title', language);
  const stance = stanceOf(article);
  return {
    terms: [...counts.keys()],
    titleTerms,
    titleWords: titleWords(title, language),
    counts: [...counts.values()].map((count) => 1 + Math.log(count)),
    days: pastDays(`${title}\n${lead.slice(0, DATED_LEAD)}`, publishedAt, language),
    opening,
    quotes: extractQuotes(article.text || article.excerpt, MAX_QUOTES, language),
    claims: numberClaims(title, sentencesRead, language),
    kinds,
    ends:
      stance !== 'report'
        ? []
        : [...new Set([...titleEnds, ...endsReported(opening[0]?.text ?? '', 'lead', language)])],
    isDecisive: isDecisive(title, language),
    isClosing: titleEnds.some((kind) => kinds.includes(kind)),
    stance,
    isDenial: isDenial(title, language),
    takenBack: takesBack(title, lead, language),
    steps: readSteps(article, stepProse(article, sentencesRead)),
    language,
  };
}

function pastDays(text: string, publishedAt: Date, language: string): string[] {
  if (language !== ENGLISH) {
    const cues = cuesOf(language);
    return cues ? foreignDays(text, publishedAt, cues) : [];
  }
  const past = dateMentions(text, publishedAt).filter(({ future }) => !future);
  return past.map(({ day }) => day);
}

/** The lead's terms. Reuses the terms of its first sentences unless the split stopped before the end of the lead. */
function leadTerms(
  lead: string,
  sentencesRead: readonly string[],
  opening: readonly string[][],
): readonly string[] {
  if (sentencesRead.length === MAX_SENTENCES) return terms(lead);
  const rest = sentencesRead.slice(opening.length).map(terms);
  return [...opening, ...rest].flat().slice(0, MAX_TERMS);
}

/** The sentences of the lead, then those of the text if it says more. */
function stepProse({ excerpt, text }: ReadableArticle, lead: readonly string[]): readonly string[] {
  if (!excerpt || !text) return lead;
  return [...lead, ...sentences(text.slice(0, MAX_TEXT), MAX_SENTENCES)];
}

/** The excerpt, or the beginning of the text if the feed has no excerpt. */
export function leadOf(article: { excerpt: string; text: string | null }): string {
  return (article.excerpt || article.text || '').slice(0, MAX_LEAD);
}
