import { articleTerms, type StoryArticle, StoryModel, type StorySettings } from '#domain/stories/placing';
import type { Example } from './boosted-trees.js';

/** Articles in published order, with the stories that people gave them. */
export interface LabelledStream {
  name: string;
  /** What all its examples together weigh, beside another stream of as many. */
  weight: number;
  articles: { story: string; article: StoryArticle }[];
}

export interface JoinExample extends Example {
  story: string;
}

/** Share of a topic's articles that tell the story: from the upper one the article belongs there, between the two who knows. */
const MIXED = { from: 0.3, to: 0.5 };

/**
 * Places a stream and keeps how each dated article compares with its candidates. Placed rightly (no settings given), topics
 * are the stories themselves; placed by a model's settings, they have the faults that a decision will meet.
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
