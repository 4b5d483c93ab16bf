import type { ArticleTerms } from './article-terms.js';
import { addTo, emptyVector, prune, type TermVector } from './term-vector.js';

const REMEMBERED_ARTICLES = 8;
const MOST_TERMS = 2_000;

/** What placing remembers of one topic. */
export interface TopicMemory {
  key: string;
  language: string;
  /** Sum of its articles' vectors. */
  text: TermVector;
  /** Its latest articles. */
  latest: TermVector[];
  /** First and last publication, ms; null while none of its articles is dated. */
  oldest: number | null;
  newest: number | null;
  /** Publication time of the stream when the topic was last added to, ms; null in a stream without dates. */
  touched: number | null;
}

export function newTopic(key: string, language: string): TopicMemory {
  return { key, language, text: emptyVector(), latest: [], oldest: null, newest: null, touched: null };
}

/** Adds an article, in place; answers the terms that a topic too large no longer remembers. */
export function remember(
  topic: TopicMemory,
  { text, time }: ArticleTerms,
  streamTime: number | null,
): string[] {
  addTo(topic.text, text);
  topic.latest.push(text);
  if (topic.latest.length > REMEMBERED_ARTICLES) topic.latest.shift();
  if (time !== null) {
    topic.oldest = Math.min(topic.oldest ?? time, time);
    topic.newest = Math.max(topic.newest ?? time, time);
  }
  topic.touched = streamTime;
  return topic.text.weights.size > 2 * MOST_TERMS ? prune(topic.text, MOST_TERMS) : [];
}
