import { articleTerms, type StoryArticle, StoryModel, type StorySettings } from '#domain';
import type { Example } from './boosted-trees.js';

/** Articles in published order, with the stories that people gave them. */
export interface LabelledStream {
  name: string;
  /** What all its examples together weigh, beside another stream of as many. */
  weight: number;
  /** Its gold is cut by days, so that only pairs of one day are examples. */
  byDay: boolean;
  articles: { story: string; article: StoryArticle }[];
}

export interface JoinExample extends Example {
  story: string;
}

/** The place of the days since a topic's newest article among the features. */
const SILENCE = 11;
const A_DAY = 0.9;
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
      const isOfAnotherDay = stream.byDay && (features[SILENCE] ?? 0) > A_DAY;
      if (!isMixed && !isOfAnotherDay) rows.push({ row: features, joins: share >= MIXED.to, story });
    }
    const key = settings ? (model.decide(article).topic ?? `t${topics.size}`) : story;
    const counts = topics.get(key) ?? new Map<string, number>();
    topics.set(key, counts.set(story, (counts.get(story) ?? 0) + 1));
    model.add(key, article);
  }
  return rows.map((row) => ({ ...row, weight: stream.weight / Math.sqrt(rows.length) }));
}
