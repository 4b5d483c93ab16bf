import type { ArticleTerms } from './article-terms.js';
import type { TermNumbers } from './term-numbers.js';
import { TermSums } from './term-sums.js';

const MOST_TERMS = 2_000;
const MOST_HEADINGS = 32;
const MOST_NAMES = 64;

/** What placing remembers of one topic. */
export interface TopicMemory {
  key: string;
  language: string;
  /** How many articles were added. */
  articles: number;
  /** Of its articles' texts and titles. */
  sums: TermSums;
  /** Short headings of its articles and when each was last seen, ms. Only the latest are kept. */
  headings: Map<string, number>;
  /** Names in its titles, and how many titles have each. Only the first names are kept. */
  names: Map<string, number>;
  /** First and last publication, ms; null if no article is dated. */
  oldest: number | null;
  newest: number | null;
  /** Mean time of publication of its dated articles, ms. */
  meanTime: number | null;
  dated: number;
  /** Stream time of the last added article, ms; null in a stream without dates. */
  touched: number | null;
  /** Its place in the index; −1 if it is in none. Never stored. */
  slot: number;
}

/** A new topic for this article, which is not added yet. */
export function newTopic(key: string, { language }: ArticleTerms, numbers: TermNumbers): TopicMemory {
  return {
    key,
    language,
    headings: new Map(),
    articles: 0,
    names: new Map(),
    sums: new TermSums(numbers),
    oldest: null,
    newest: null,
    meanTime: null,
    dated: 0,
    touched: null,
    slot: -1,
  };
}

/** When a topic was last reported, ms of stream time; Infinity if the stream has no dates. */
export function lastReportedAt({ touched, newest }: TopicMemory): number {
  return Math.max(touched ?? Infinity, newest ?? 0);
}

/** The numbers of the terms that an article brought, and of those dropped because the topic grew too large. */
interface ChangedTerms {
  added: number[];
  dropped: number[];
}

/** Adds an article in place. */
export function remember(topic: TopicMemory, article: ArticleTerms, streamTime: number | null): ChangedTerms {
  const { text, title, names, time, heading } = article;
  topic.articles += 1;
  const added = topic.sums.add(text, title);
  for (const name of names) countName(topic.names, name);
  if (time !== null) {
    if (heading !== null) rememberHeading(topic.headings, heading, time);
    topic.oldest = Math.min(topic.oldest ?? time, time);
    topic.newest = Math.max(topic.newest ?? time, time);
    topic.dated += 1;
    topic.meanTime = (topic.meanTime ?? 0) + (time - (topic.meanTime ?? 0)) / topic.dated;
  }
  topic.touched = streamTime;
  return { added, dropped: topic.sums.size > 2 * MOST_TERMS ? topic.sums.prune(MOST_TERMS) : [] };
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
