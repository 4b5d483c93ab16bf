import { addSum, emptySum, type WordSum } from './dates/term-space.js';
import { assignDevelopments } from './milestones/assign-developments.js';
import { bestTellers, describe, titleOf } from './milestones/describe-milestone.js';
import type { Development, Developments, PlacedArticle } from './milestones/development.js';
import type { TimelineArticle } from './read/timeline-article.js';

const MAX_NAME = 160;

export interface TopicName {
  name: string;
  /** Two or three sentences of different origins, as they stand in the articles. */
  description: string;
}

/** Names a topic after the most central title of a trusted source; nothing is generated. */
export function nameTopic(articles: readonly TimelineArticle[]): TopicName {
  return nameFrom(assignDevelopments(articles));
}

/** The same, from what its timeline was cut into. */
export function nameFrom({ list, space }: Developments): TopicName {
  const whole = list.length === 1 && list[0] ? list[0].words : sumOf(list);
  const placed = list.flatMap((development) => development.placed);
  const tellers = bestTellers(placed.sort(byPublication), whole, space);
  const name = titleOf(tellers);
  return { name: shortened(name), description: describe(tellers, name, 3) };
}

function sumOf(list: readonly Development[]): WordSum {
  const whole = emptySum();
  for (const { words } of list) addSum(whole, words);
  return whole;
}

function byPublication(a: PlacedArticle, b: PlacedArticle): number {
  return a.article.publishedAt.getTime() - b.article.publishedAt.getTime() || a.article.id - b.article.id;
}

/** A title cut to the length of a name, between two words. */
export function shortened(name: string): string {
  if (name.length <= MAX_NAME) return name;
  return `${name.slice(0, name.lastIndexOf(' ', MAX_NAME - 1) + 1 || MAX_NAME - 1).trimEnd()}…`;
}
