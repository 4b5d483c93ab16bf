import type { ArticleTerms } from './article-terms.js';
import type { TermNumbers } from './term-numbers.js';
import type { TermVector } from './term-vector.js';
import type { TopicMemory } from './topic-memory.js';

const DAY_MS = 86_400_000;
const MISSING = -1;
/** Days of silence that halve a likeness. */
const HALF_DAYS = 2;
/** Avoids division by zero if a topic's articles share nothing. */
const LEAST_COHESION = 0.05;

/** Indexes of some features below: cosine of the texts, covered share, ln of the number of articles, days of silence. */
export const TEXT_LIKENESS = 0;
export const COVERED = 5;
export const ARTICLES = 9;
export const SILENCE = 11;

/** What an article and one candidate topic have in common. */
export interface Comparison {
  topic: TopicMemory;
  /** Of title and summary, with damped common terms. */
  text: Sharing;
  title: Sharing;
}

interface Sharing {
  /** Cosine to the topic's texts, 0–1, and to its titles. */
  likeness: number;
  titleLikeness: number;
  /** Mean cosine to the topic's articles. */
  mean: number;
  /** Share of the article's squared weight on terms that the topic has. */
  covered: number;
  heaviestShared: number;
  heaviestMissing: number;
  /** Share of its numbers that the topic has; −1 if it has no numbers. */
  numbers: number;
}

/** A term of an article, with its weights in text and title and its number among the topics. */
interface ComparedTerm {
  weight: number;
  /** Undefined if the title does not have it, or is not compared. */
  titleWeight: number | undefined;
  /** −1 if no topic has it. */
  number: number;
  isNumber: boolean;
}

/**
 * The terms of an article as `compareWith` reads them, looked up once for all topics. A headline without a summary has no
 * other text than its title, so the title is not compared separately.
 */
export function comparedTerms(
  { text, title, hasSummary }: ArticleTerms,
  numbers: TermNumbers,
): ComparedTerm[] {
  const terms: ComparedTerm[] = [];
  text.weights.forEach((weight, term) => {
    const titleWeight = hasSummary ? title.weights.get(term) : undefined;
    terms.push({ weight, titleWeight, number: numbers.find(term), isNumber: startsWithDigit(term) });
  });
  return terms;
}

/**
 * Compares an article's title and text with a topic's, term by term. The text includes all terms of the title.
 * @param terms the article's, numbered as the topic's are
 */
export function compareWith(
  article: ArticleTerms,
  terms: readonly ComparedTerm[],
  topic: TopicMemory,
): Comparison {
  const [text, title] = [new Tally(), new Tally()];
  const { sums } = topic;
  for (const { weight, titleWeight, number, isNumber } of terms) {
    const at = number < 0 ? -1 : sums.at(number);
    const known = at < 0 ? undefined : sums.textAt(at);
    const knownTitle = at < 0 ? 0 : sums.titleAt(at);
    text.add(weight, known, knownTitle, isNumber);
    if (titleWeight !== undefined) title.add(titleWeight, known, knownTitle, isNumber);
  }
  return { topic, text: text.sharing(article.text, topic), title: title.sharing(article.title, topic) };
}

/** Adds up what an article's vector and a topic share, term by term. */
class Tally {
  private product = 0;
  private titleProduct = 0;
  private covered = 0;
  private heaviestShared = 0;
  private heaviestMissing = 0;
  private numbers = 0;
  private knownNumbers = 0;

  add(weight: number, known: number | undefined, knownTitle: number, isNumber: boolean): void {
    if (isNumber) this.numbers += 1;
    if (known === undefined) {
      if (weight > this.heaviestMissing) this.heaviestMissing = weight;
      return;
    }
    if (isNumber) this.knownNumbers += 1;
    this.product += weight * known;
    this.titleProduct += weight * knownTitle;
    this.covered += weight * weight;
    if (weight > this.heaviestShared) this.heaviestShared = weight;
  }

  sharing(own: TermVector, topic: TopicMemory): Sharing {
    return {
      likeness: ratio(this.product, own.norm * topic.sums.textNorm),
      titleLikeness: ratio(this.titleProduct, own.norm * topic.sums.titleNorm),
      mean: this.product / topic.articles,
      covered: ratio(this.covered, own.norm ** 2),
      heaviestShared: this.heaviestShared,
      heaviestMissing: this.heaviestMissing,
      numbers: this.numbers === 0 ? MISSING : this.knownNumbers / this.numbers,
    };
  }
}

/**
 * The features of the learned decision, in training order: likenesses 0–1, counts as logarithms, times in days, −1 if a
 * date or a number is missing. `bestOther` is the likeness of the best other candidate, `rank` this candidate's rank.
 */
export function joinFeatures(
  article: ArticleTerms,
  { topic, text, title }: Comparison,
  bestOther: number,
  rank: number,
): number[] {
  const cohesion = cohesionOf(topic);
  const { silence, sinceOldest, fromMean } = timesApart(article.time, topic);
  return [
    text.likeness,
    title.titleLikeness,
    title.likeness,
    text.titleLikeness,
    text.mean,
    text.covered,
    text.heaviestShared,
    title.heaviestMissing,
    text.numbers,
    Math.log(topic.articles),
    cohesion,
    silence,
    sinceOldest,
    fromMean,
    Math.log(1 + article.text.weights.size),
    article.title.weights.size,
    article.hasSummary ? 1 : 0,
    bestOther,
    text.likeness - bestOther,
    rank,
    cohesion === MISSING ? MISSING : text.mean / (cohesion + LEAST_COHESION),
    title.covered,
    text.likeness / (1 + Math.max(0, silence) / HALF_DAYS),
  ];
}

/** Mean cosine between the topic's articles, from the length of their sum. */
function cohesionOf({ sums, articles }: TopicMemory): number {
  if (articles < 2) return MISSING;
  return Math.max(0, (sums.textNorm ** 2 - articles) / (articles * (articles - 1)));
}

function timesApart(time: number | null, { oldest, newest, meanTime }: TopicMemory) {
  if (time === null || oldest === null || newest === null || meanTime === null)
    return { silence: MISSING, sinceOldest: MISSING, fromMean: MISSING };
  return {
    silence: Math.max(0, time - newest, oldest - time) / DAY_MS,
    sinceOldest: Math.abs(time - oldest) / DAY_MS,
    fromMean: Math.abs(time - meanTime) / DAY_MS,
  };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function startsWithDigit(term: string): boolean {
  const first = term.charCodeAt(0);
  return first >= 48 && first <= 57;
}
