import type { ArticleTerms } from './article-terms.js';
import { addTo, emptyVector, prune, type TermVector } from './term-vector.js';

const MOST_TERMS = 2_000;
const MOST_HEADINGS = 32;

/** What placing remembers of one topic. */
export interface TopicMemory {
  key: string;
  language: string;
  /** Sum of its articles' vectors. */
  text: TermVector;
  /** Short headings of its articles and when each was last seen, ms; the latest ones only. */
  headings: Map<string, number>;
  /** First and last publication, ms; null while none of its articles is dated. */
  oldest: number | null;
  newest: number | null;
  /** Where the stream stood when the topic was last added to, ms; null in a stream without dates. */
  touched: number | null;
}

/** A topic begun by this article, which is not yet added. */
export function newTopic(key: string, { language }: ArticleTerms): TopicMemory {
  return {
    key,
    language,
    headings: new Map(),
    text: emptyVector(),
    oldest: null,
    newest: null,
    touched: null,
  };
}

/** When a topic was last told, ms of the stream's time; Infinity where the stream has no dates. */
export function lastTold({ touched, newest }: TopicMemory): number {
  return Math.max(touched ?? Infinity, newest ?? 0);
}

/** Adds an article, in place; answers the terms that a topic grown too large no longer remembers. */
export function remember(topic: TopicMemory, article: ArticleTerms, streamTime: number | null): string[] {
  const { text, time, heading } = article;
  addTo(topic.text, text);
  if (time !== null) {
    if (heading !== null) rememberHeading(topic.headings, heading, time);
    topic.oldest = Math.min(topic.oldest ?? time, time);
    topic.newest = Math.max(topic.newest ?? time, time);
  }
  topic.touched = streamTime;
  return topic.text.weights.size > 2 * MOST_TERMS ? prune(topic.text, MOST_TERMS) : [];
}

function rememberHeading(headings: Map<string, number>, heading: string, time: number): void {
  headings.delete(heading);
  headings.set(heading, time);
  const [first] = headings.keys();
  if (headings.size > MOST_HEADINGS && first !== undefined) headings.delete(first);
}
