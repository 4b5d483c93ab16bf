import type { ArticleTerms } from '../placing/article-terms.js';
import { JOIN, judgeJoin } from '../placing/join-decision.js';
import { playOthers } from '../placing/other-fixture.js';
import type { StoryModel } from '../placing/story-model.js';
import { likenessOf, meanLikeness, originals } from './repair-likeness.js';
import { MOST_REPAIRED, namesOf, shareNames, splitOff } from './repair-split.js';

/** Of a topic's articles as many speak for it, the newest, copies once. */
const SPOKESMEN = 12;
/** A topic that the average spokesman would join with less than this is not looked at (probability). */
const LEAST_VOTE = 0.4;
/** Of one topic. */
const MOST_PARTNERS = 3;
/** Mean cosine of two topics' articles: clearly more than that under which they would be split (`APART`). */
const NEAR = 0.1;
/** Up to so many articles a topic is one that its story outgrew rather than a story. */
const FEW = 4;

/** A topic with its newest articles, oldest first. */
export interface RepairTopic {
  key: string;
  articles: readonly ArticleTerms[];
}

/** The newest articles of a topic that speak for it, copies once. */
export function spokesmen(articles: readonly ArticleTerms[]): ArticleTerms[] {
  const newest = articles.slice(-2 * SPOKESMEN);
  return originals(likenessOf(newest))
    .flatMap((first, at) => (first === at ? (newest[at] ?? []) : []))
    .slice(-SPOKESMEN);
}

/**
 * Of each other topic the probability, 0–1, with which this one's articles would join it if they came now, in the mean; only of
 * topics that may be its story too, the likeliest first. Undated articles have no vote.
 */
export function joinVotes(model: StoryModel, { key, articles }: RepairTopic): [string, number][] {
  const voters = spokesmen(articles);
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
 * Whether two topics tell one story: the articles of each would join the other one. A single article may rest on its own clear
 * vote; the larger the smaller topic is, the surer both sides have to be. Never what the next pass would split.
 */
export function growTogether(model: StoryModel, a: RepairTopic, b: RepairTopic): boolean {
  const [small, large] = a.articles.length <= b.articles.length ? [a, b] : [b, a];
  if (nameOthers(small, large) || bearOneHeading(small, large)) return false;
  if (playOthers(small.articles, large.articles)) return false;
  const votes = [voteFor(model, small, large.key), voteFor(model, large, small.key)] as const;
  if (!areEnough(votes, small.articles.length)) return false;
  return areNear(spokesmen(small.articles), spokesmen(large.articles)) && !fallsApart(small, large);
}

function areEnough([ofSmall, ofLarge]: readonly [number, number], articles: number): boolean {
  if (articles === 1) return ofSmall >= 0.86 && ofLarge >= LEAST_VOTE;
  const { each, mean } = articles <= FEW ? { each: 0.7, mean: 0.775 } : { each: 0.97, mean: 0.97 };
  return Math.min(ofSmall, ofLarge) >= each && (ofSmall + ofLarge) / 2 >= mean;
}

function voteFor(model: StoryModel, topic: RepairTopic, other: string): number {
  return joinVotes(model, topic).find(([key]) => key === other)?.[1] ?? 0;
}

/** Whether the titles of both bear names, and no name is at home in both: events that only look alike. */
function nameOthers({ articles: a }: RepairTopic, { articles: b }: RepairTopic): boolean {
  return namesOf(a).size > 0 && namesOf(b).size > 0 && !shareNames(a, b);
}

/** A short heading that both bear is a column's, such as a daily crossword's. */
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
