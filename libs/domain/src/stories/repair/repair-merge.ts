import type { ArticleTerms } from '../placing/article-terms.js';
import { JOIN, judgeJoin } from '../placing/join-decision.js';
import { playOthers } from '../placing/other-fixture.js';
import type { StoryModel } from '../placing/story-model.js';
import { likenessOf, meanLikeness, originals } from './repair-likeness.js';
import { MOST_REPAIRED, namesOf, shareNames, splitOff } from './repair-split.js';

/** The most articles that represent a topic. */
const REPRESENTATIVES = 12;
/** Topics below this mean probability of joining are ignored. */
const LEAST_VOTE = 0.4;
/** The most topics that one topic is compared with. */
const MOST_PARTNERS = 3;
/** Least mean cosine of two topics' articles: clearly above the one below which they would be split (`APART`). */
const NEAR = 0.1;
/** A topic of up to so many articles is probably a fragment of a larger story. */
const FEW = 4;

/** A topic with its newest articles, oldest first. */
export interface RepairTopic {
  key: string;
  articles: readonly ArticleTerms[];
}

/** The newest articles, which represent the topic. Copies count once. */
export function representatives(articles: readonly ArticleTerms[]): ArticleTerms[] {
  const newest = articles.slice(-2 * REPRESENTATIVES);
  return originals(likenessOf(newest))
    .flatMap((first, at) => (first === at ? (newest[at] ?? []) : []))
    .slice(-REPRESENTATIVES);
}

/**
 * The mean probability, 0–1, that this topic's articles would join each other topic if they were placed now. Lists only
 * topics that may be the same story, most likely first. Undated articles do not vote.
 */
export function joinVotes(model: StoryModel, { key, articles }: RepairTopic): [string, number][] {
  const voters = representatives(articles);
  const votes = new Map<string, number>();
  for (const voter of voters) {
    if (voter.time === null) continue;
    for (const candidate of model.candidatesBeside(key, voter)) {
      const { score, joins } = judgeJoin(voter, candidate, JOIN);
      const other = candidate.topic.key;
      if (joins || score < JOIN.least) votes.set(other, (votes.get(other) ?? 0) + score / voters.length);
    }
  }
  return [...votes]
    .filter(([, vote]) => vote >= LEAST_VOTE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_PARTNERS);
}

/**
 * Whether two topics are one story: the articles of each would join the other one. For a single article, its own clear
 * vote is enough. The larger the smaller topic, the higher both votes must be. Never joins what the next pass would split.
 */
export function belongTogether(model: StoryModel, a: RepairTopic, b: RepairTopic): boolean {
  const [small, large] = a.articles.length <= b.articles.length ? [a, b] : [b, a];
  if (nameOthers(small, large) || bearOneHeading(small, large)) return false;
  if (playOthers(small.articles, large.articles)) return false;
  const votes = [voteFor(model, small, large.key), voteFor(model, large, small.key)] as const;
  if (!areEnough(votes, small.articles.length)) return false;
  return (
    areNear(representatives(small.articles), representatives(large.articles)) && !fallsApart(small, large)
  );
}

function areEnough([ofSmall, ofLarge]: readonly [number, number], articles: number): boolean {
  if (articles === 1) return ofSmall >= 0.86 && ofLarge >= LEAST_VOTE;
  const { each, mean } = articles <= FEW ? { each: 0.7, mean: 0.775 } : { each: 0.97, mean: 0.97 };
  return Math.min(ofSmall, ofLarge) >= each && (ofSmall + ofLarge) / 2 >= mean;
}

function voteFor(model: StoryModel, topic: RepairTopic, other: string): number {
  return joinVotes(model, topic).find(([key]) => key === other)?.[1] ?? 0;
}

/** Whether the titles of both have names but share none: different events with similar words. */
function nameOthers({ articles: a }: RepairTopic, { articles: b }: RepairTopic): boolean {
  return namesOf(a).size > 0 && namesOf(b).size > 0 && !shareNames(a, b);
}

/** A short heading that both have belongs to a column, such as a daily crossword. */
function bearOneHeading({ articles: a }: RepairTopic, { articles: b }: RepairTopic): boolean {
  const headings = new Set(a.flatMap(({ heading }) => heading ?? []));
  return b.some(({ heading }) => heading !== null && headings.has(heading));
}

function areNear(a: readonly ArticleTerms[], b: readonly ArticleTerms[]): boolean {
  const both = [...a.keys(), ...b.keys()].map((at, place) => (place < a.length ? at : at + a.length));
  return meanLikeness(likenessOf([...a, ...b]), both.slice(0, a.length), both.slice(a.length)) >= NEAR;
}

function fallsApart(a: RepairTopic, b: RepairTopic): boolean {
  const half = MOST_REPAIRED / 2;
  return splitOff([...a.articles.slice(-half), ...b.articles.slice(-half)]) !== null;
}
