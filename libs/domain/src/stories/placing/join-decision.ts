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
/** What a bare headline is judged by. */
const BARE = [TEXT_LIKENESS, COVERED, ARTICLES, SILENCE];
/** A bare headline's likeness grows by this power of the topic's number of articles. */
const TOLD = 0.1;

export interface JoinSettings {
  /** The learned decision, and the least probability to join by it. */
  trees: JoinTrees;
  least: number;
  /** The same where an article takes up a story that was silent for days, see `takesUpAgain`. */
  leastAgain: number;
  /** Cosine from which an article joins where it or the topic has no date. */
  undatedLikeness: number;
  /** The same for a dated headline without a summary, see `bareLikeness`, and the days of silence that halve it. */
  bareLikeness: number;
  bareHalfDays: number;
  /** How steeply probability rises with likeness there. */
  slope: number;
  /** A topic silent for longer than this many days can be joined by no dated article, however like it reads. */
  reachDays: number;
}

/** One setting for every stream: docs/decisions/0009-joining-stories.md tells what each choice bought. */
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
 * The probability, 0–1, that an article tells a topic's story, and whether that is enough to join. It is learned for
 * dated articles with a summary. Without a date or a summary likeness alone decides: learning made those worse.
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
 * How like a bare headline is to a topic. One shared word can make few words alike, so what the topic knows of the headline
 * counts too, by its root; and the likeness to many headlines tells more than that to one.
 */
function bareLikeness(features: readonly number[], { bareHalfDays }: JoinSettings): number {
  const [likeness = 0, covered = 0, articles = 0, silence = 0] = BARE.map((at) => features[at]);
  const told = Math.exp(TOLD * articles);
  return (likeness * Math.sqrt(covered) * told) / (1 + Math.max(0, silence) / bareHalfDays);
}

/**
 * A short heading that the topic already bears, met again half a day later, is a column, such as a daily briefing, and
 * joins nothing.
 */
function isColumn({ heading, time }: ArticleTerms, { headings }: TopicMemory): boolean {
  const before = heading === null ? undefined : headings.get(heading);
  return before !== undefined && time !== null && time - before > HALF_A_DAY_MS;
}

/**
 * Whether the titles on both sides bear names and neither side knows any of the other's: a quake here and a quake there. Texts
 * that are nearly the same are one story all the same.
 */
function isLookAlike({ names, text }: ArticleTerms, topic: TopicMemory, likeness: number): boolean {
  if (likeness >= NEARLY_THE_SAME || names.length === 0 || topic.names.size === 0) return false;
  if (names.some((name) => topic.text.weights.has(name))) return false;
  for (const name of topic.names.keys()) if (text.weights.has(name)) return false;
  return true;
}
