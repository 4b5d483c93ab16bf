import type { ArticleTerms } from './article-terms.js';
import type { Candidate } from './compare-candidates.js';
import { JOIN_TREES } from './data/join-trees.js';
import { type JoinTrees, logOdds, probability, readTrees } from './join-trees.js';
import type { TopicMemory } from './topic-memory.js';

const HALF_A_DAY_MS = 43_200_000;
/** Cosine. */
const NEARLY_THE_SAME = 0.33;

export interface JoinSettings {
  /** The learned decision on dated articles. */
  trees: JoinTrees;
  /** Least probability to join. */
  least: number;
  /** The same for a headline without a summary, which shares little with its story. */
  leastBare: number;
  /** Cosine from which an article joins where it or the topic has no date, and how steeply probability rises there. */
  undatedLikeness: number;
  undatedSlope: number;
  /** A topic silent for longer than this many days can be joined by no dated article, however like it reads. */
  reachDays: number;
}

/** One setting for every stream: docs/decisions/0009-joining-stories.md tells what each choice bought. */
export const JOIN: JoinSettings = {
  trees: readTrees(JOIN_TREES),
  least: 0.48,
  leastBare: 0.35,
  undatedLikeness: 0.22,
  undatedSlope: 20,
  reachDays: 10,
};

/**
 * The probability, 0–1, that an article tells a topic's story, and whether that is enough to join. Without dates nothing
 * tells one day's event from another's, and likeness alone decides: what was learned from dated news made that worse.
 */
export function judgeJoin(
  article: ArticleTerms,
  { topic, features }: Candidate,
  settings: JoinSettings,
): { score: number; joins: boolean } {
  const isDated = article.time !== null && topic.newest !== null;
  const { least, leastBare, undatedLikeness, undatedSlope } = settings;
  const [likeness = 0] = features;
  const score = probability(
    isDated ? logOdds(settings.trees, features) : undatedSlope * (likeness - undatedLikeness),
  );
  const enough = isDated ? (article.hasSummary ? least : leastBare) : 0.5;
  return {
    score,
    joins: score >= enough && !isColumn(article, topic) && !isLookAlike(article, topic, likeness),
  };
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
