import { articleTerms, type StoryArticle, StoryModel, type StorySettings } from '#domain/stories/placing';
import type { Example } from './boosted-trees.js';

/** Articles in published order, with their human story labels. */
export interface LabelledStream {
  name: string;
  /** The total weight of its examples, relative to another stream of the same size. */
  weight: number;
  articles: { story: string; article: StoryArticle }[];
}

export interface JoinExample extends Example {
  story: string;
}

/** The share of a topic's articles that belong to the story. From `to` on, the article joins. Between the two values it is unclear. */
const MIXED = { from: 0.3, to: 0.5 };

/**
 * Places a stream and records how each dated article compares with its candidates. Without settings, topics are the labelled stories.
 * With a model's settings, they contain the errors that real decisions meet.
 */
export function joinExamples(stream: LabelledStream, settings: Partial<StorySettings> | null): JoinExample[] {
  const model = new StoryModel(settings ?? {});
  const topics = new Map<string, Map<string, number>>();
  const rows: { row: number[]; joins: boolean; story: string }[] = [];
  for (const { story, article } of stream.articles) {
    for (const { topic, features } of model.candidates(articleTerms(article))) {
      const share = (topics.get(topic.key)?.get(story) ?? 0) / topic.articles;
      const isMixed = share > MIXED.from && share < MIXED.to;
      if (!isMixed) rows.push({ row: features, joins: share >= MIXED.to, story });
    }
    const key = settings ? (model.decide(article).topic ?? `t${topics.size}`) : story;
    const counts = topics.get(key) ?? new Map<string, number>();
    topics.set(key, counts.set(story, (counts.get(story) ?? 0) + 1));
    model.add(key, article);
  }
  return rows.map((row) => ({ ...row, weight: stream.weight / Math.sqrt(rows.length) }));
}
