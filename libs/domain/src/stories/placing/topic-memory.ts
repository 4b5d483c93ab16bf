import type { ArticleTerms } from './article-terms.js';
import { addTo, emptyVector, prune, type TermVector } from './term-vector.js';

const MOST_TERMS = 2_000;
const MOST_HEADINGS = 32;
const MOST_NAMES = 64;

/** What placing remembers of one topic. */
export interface TopicMemory {
  key: string;
  language: string;
  /** How many articles were added. */
  articles: number;
  /** Sum of its articles' vectors. */
  text: TermVector;
  /** Sum of the vectors of their titles. */
  title: TermVector;
  /** Short headings of its articles and when each was last seen, ms; the latest ones only. */
  headings: Map<string, number>;
  /** Names in its titles, the first of them only, and how many titles bear each. */
  names: Map<string, number>;
  /** First and last publication, ms; null while none of its articles is dated. */
  oldest: number | null;
  newest: number | null;
  /** Mean time of publication of its dated articles, ms. */
  meanTime: number | null;
  dated: number;
  /** Where the stream stood when the topic was last added to, ms; null in a stream without dates. */
  touched: number | null;
  /** Of the search that met it last: its number, and what it found in common so far. Never written down. */
  search: number;
  product: number;
}

/** A topic begun by this article, which is not yet added. */
export function newTopic(key: string, { language }: ArticleTerms): TopicMemory {
  return {
    key,
    language,
    headings: new Map(),
    articles: 0,
    names: new Map(),
    text: emptyVector(),
    title: emptyVector(),
    oldest: null,
    newest: null,
    meanTime: null,
    dated: 0,
    touched: null,
    search: 0,
    product: 0,
  };
}

/** When a topic was last told, ms of the stream's time; Infinity where the stream has no dates. */
export function lastTold({ touched, newest }: TopicMemory): number {
  return Math.max(touched ?? Infinity, newest ?? 0);
}

/** Whether a topic was last told before `since` (ms of the stream's time). */
export function isSilentSince({ touched, newest }: TopicMemory, since: number): boolean {
  return (touched ?? Infinity) < since && (newest ?? 0) < since;
}

/** Adds an article, in place; answers the terms that a topic grown too large no longer remembers. */
export function remember(topic: TopicMemory, article: ArticleTerms, streamTime: number | null): string[] {
  const { text, title, names, time, heading } = article;
  topic.articles += 1;
  addTo(topic.text, text);
  addTo(topic.title, title);
  for (const name of names) countName(topic.names, name);
  if (time !== null) {
    if (heading !== null) rememberHeading(topic.headings, heading, time);
    topic.oldest = Math.min(topic.oldest ?? time, time);
    topic.newest = Math.max(topic.newest ?? time, time);
    topic.dated += 1;
    topic.meanTime = (topic.meanTime ?? 0) + (time - (topic.meanTime ?? 0)) / topic.dated;
  }
  topic.touched = streamTime;
  if (topic.title.weights.size > 2 * MOST_TERMS) prune(topic.title, MOST_TERMS);
  return topic.text.weights.size > 2 * MOST_TERMS ? prune(topic.text, MOST_TERMS) : [];
}

function countName(names: Map<string, number>, name: string): void {
  const before = names.get(name) ?? 0;
  if (before > 0 || names.size < MOST_NAMES) names.set(name, before + 1);
}

function rememberHeading(headings: Map<string, number>, heading: string, time: number): void {
  headings.delete(heading);
  headings.set(heading, time);
  const [first] = headings.keys();
  if (headings.size > MOST_HEADINGS && first !== undefined) headings.delete(first);
}
