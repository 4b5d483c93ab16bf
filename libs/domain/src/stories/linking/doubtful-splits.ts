import { linkage } from '../repair/repair-linkage.js';
import type { Part } from './part.js';
import { likenesses } from './sparse-vector.js';
import type { StoryLinks } from './story-links.js';

/** Two stories are nearly one from this share of the likeness that joins them. */
const NEARLY_JOINED = 0.75;
/** A story nearly falls apart if it does at this many times the likeness at which the machine splits it. */
const NEARLY_SPLIT = 1.3;
/** Smaller parts are not proposed. */
const [LEAST_PARTS, LEAST_ARTICLES] = [2, 3];
/** The work grows with the square of the number of parts. Longer stories are left out. */
const MOST_PARTS = 120;

/**
 * How near two stories are to being joined, 0.75–1, or null if editors need not be asked. `join` is the likeness that joins
 * them.
 */
export function nearnessToJoin(likeness: number, join: number): number | null {
  const nearness = likeness / join;
  return nearness >= NEARLY_JOINED ? Math.min(1, nearness) : null;
}

/** A group of articles that nearly left its story. */
export interface DoubtfulSplit {
  story: number;
  /** Ids in ascending order. */
  articles: number[];
  /** 0–1: 1 if the machine would have split it, but for its rule that no part leaves that is like one other. */
  nearness: number;
}

/**
 * The stories that the machine nearly split, each with its second-largest group (average linkage, as in a review). Unknown
 * stories are left out. Yields between stories, so that the caller may pause.
 */
export function* doubtfulSplits(
  links: StoryLinks,
  stories: Iterable<number>,
): Generator<undefined, DoubtfulSplit[]> {
  const found: DoubtfulSplit[] = [];
  for (const story of stories) {
    const parts = [...(links.parts.stories.get(story) ?? [])].sort((a, b) => a.number - b.number);
    if (parts.length < 2 * LEAST_PARTS || parts.length > MOST_PARTS) continue;
    yield;
    const split = nearSplit(parts, links.settings.split);
    if (split) found.push({ story, ...split });
  }
  return found;
}

function nearSplit(parts: readonly Part[], least: number): Omit<DoubtfulSplit, 'story'> | null {
  const likeness = likenesses(parts.map(({ vector }) => vector));
  const [kept, group] = linkage(likeness, [...parts.keys()], least * NEARLY_SPLIT);
  if (!kept || !group || group.length < LEAST_PARTS) return null;
  const articles = group.flatMap((at) => parts[at]?.articles.map(({ id }) => id) ?? []);
  if (articles.length < LEAST_ARTICLES) return null;
  const between = mean(kept.flatMap((a) => group.map((b) => likeness[a]?.[b] ?? 0)));
  const nearness = between <= least ? 1 : least / between;
  return { articles: articles.sort((a, b) => a - b), nearness };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
