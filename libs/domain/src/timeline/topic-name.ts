import { byPublication } from '../stories/origins/published-order.js';
import { addSum, emptySum, type WordSum } from './dates/term-space.js';
import { assignDevelopments } from './milestones/assign-developments.js';
import { describe, mostRepresentative, titleOf } from './milestones/describe-milestone.js';
import type { Development, Developments } from './milestones/development.js';
import type { TimelineArticle } from './read/timeline-article.js';

const MAX_NAME = 160;

export interface TopicName {
  name: string;
  /** Up to three sentences of different origins, verbatim. */
  description: string;
}

/** Names a topic after the most central title of a trusted source. No text is generated. */
export function nameTopic(articles: readonly TimelineArticle[]): TopicName {
  return nameFrom(assignDevelopments(articles));
}

/** The same, from the developments of its timeline. */
export function nameFrom({ list, space }: Developments): TopicName {
  const whole = list.length === 1 && list[0] ? list[0].words : sumOf(list);
  const placed = list.flatMap((development) => development.placed);
  const articles = mostRepresentative(
    placed.sort((a, b) => byPublication(a.article, b.article)),
    whole,
    space,
  );
  const name = titleOf(articles);
  return { name: shortened(name), description: describe(articles, name, 3) };
}

function sumOf(list: readonly Development[]): WordSum {
  const whole = emptySum();
  for (const { words } of list) addSum(whole, words);
  return whole;
}

/** A title truncated to the length of a name, between two words. */
export function shortened(name: string): string {
  if (name.length <= MAX_NAME) return name;
  return `${name.slice(0, name.lastIndexOf(' ', MAX_NAME - 1) + 1 || MAX_NAME - 1).trimEnd()}…`;
}
