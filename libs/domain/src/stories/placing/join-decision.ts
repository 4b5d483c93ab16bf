import type { ArticleTerms } from './article-terms.js';
import type { Candidate } from './compare-candidates.js';
import { JOIN_TREES } from './data/join-trees.js';
import { ARTICLES, COVERED, SILENCE, TEXT_LIKENESS } from './join-features.js';
import { type JoinTrees, logOdds, probability, readTrees } from './join-trees.js';
import { isOtherFixture } from './other-fixture.js';
import { takesUpAgain } from './take-up-again.js';
import type { TopicMemory } from './topic-memory.js';

const HALF_A_DAY_MS = 43_200_000;
/** Cosine. */
const NEARLY_THE_SAME = 0.33;
/** A bare headline's likeness is multiplied by this power of the topic's number of articles. */
const ARTICLES_POWER = 0.1;

export interface JoinSettings {
  /** The learned decision, and the least probability for joining. */
  trees: JoinTrees;
  least: number;
  /** The least probability if an article continues a story that was silent for days, see `takesUpAgain`. */
  leastAgain: number;
  /** Cosine from which an article joins if it or the topic has no date. */
  undatedLikeness: number;
  /** The least `bareLikeness` for a dated headline without a summary, and the days of silence that halve a likeness. */
  bareLikeness: number;
  bareHalfDays: number;
  /** How steeply the probability rises with likeness in these two cases. */
  slope: number;
  /** No dated article can join a topic that was silent for more than this many days. */
  reachDays: number;
}

/** One setting for all streams; docs/decisions/0009-joining-stories.md has the measurements. */
export const JOIN: JoinSettings = {
  trees: readTrees(JOIN_TREES),
  least: 0.48,
  leastAgain: 0.35,
  undatedLikeness: 0.22,
  bareLikeness: 0.1,
  bareHalfDays: 1,
  slope: 20,
  reachDays: 10,
};

/**
 * The probability, 0–1, that an article belongs to a topic's story, and whether that is enough to join. It is learned for
 * dated articles with a summary. Without a date or a summary, only likeness decides, because learning made those worse.
 */
export function judgeJoin(
  article: ArticleTerms,
  { topic, features }: Candidate,
  settings: JoinSettings,
): { score: number; joins: boolean } {
  if (isColumn(article, topic) || isOtherFixture(article, topic)) return { score: 0, joins: false };
  const likeness = features[TEXT_LIKENESS] ?? 0;
  if (article.time === null || topic.newest === null) {
    const score = probability(settings.slope * (likeness - settings.undatedLikeness));
    return { score, joins: score >= 0.5 && !isLookAlike(article, topic, likeness) };
  }
  if (!article.hasSummary) {
    const score = probability(settings.slope * (bareLikeness(features, settings) - settings.bareLikeness));
    return { score, joins: score >= 0.5 };
  }
  const score = probability(logOdds(settings.trees, features));
  const least = takesUpAgain(article, topic, features) ? settings.leastAgain : settings.least;
  return { score, joins: score >= least && !isLookAlike(article, topic, likeness) };
}

/**
 * The likeness of a bare headline to a topic. One shared word can make short texts similar, so the square root of the
 * covered share is a factor. Likeness to many headlines is stronger evidence than likeness to one.
 */
function bareLikeness(features: readonly number[], { bareHalfDays }: JoinSettings): number {
  const likeness = (features[TEXT_LIKENESS] ?? 0) * Math.sqrt(features[COVERED] ?? 0);
  const growth = Math.exp(ARTICLES_POWER * (features[ARTICLES] ?? 0));
  return (likeness * growth) / (1 + Math.max(0, features[SILENCE] ?? 0) / bareHalfDays);
}

/**
 * A short heading that recurs in a topic after more than half a day is a column, such as a daily briefing. It does not join
 * the topic.
 */
function isColumn({ heading, time }: ArticleTerms, { headings }: TopicMemory): boolean {
  const before = heading === null ? undefined : headings.get(heading);
  return before !== undefined && time !== null && time - before > HALF_A_DAY_MS;
}

/**
 * Whether the titles on both sides have names but neither text contains a name of the other: two similar events in different
 * places. Nearly identical texts are always one story.
 */
function isLookAlike({ names, text }: ArticleTerms, topic: TopicMemory, likeness: number): boolean {
  if (likeness >= NEARLY_THE_SAME || names.length === 0 || topic.names.size === 0) return false;
  if (names.some((name) => topic.sums.has(name))) return false;
  for (const name of topic.names.keys()) if (text.weights.has(name)) return false;
  return true;
}
