import type { Fading } from './fading.js';
import type { LinkSettings } from './link-settings.js';
import type { Part } from './part.js';
import type { PartIndex } from './part-index.js';

/** Parts that share less by rare terms are not compared. */
const LEAST_SHARED = 0.08;

/** Which parts are compared, and how their likeness fades. */
export interface Nearness {
  /** Terms that more parts have do not lead to candidates. */
  rare: number;
  fading: Fading;
}

/** The story nearest to some parts. */
export interface NearestStory {
  story: number;
  /** Mean over the parts of the likeness to the nearest part of that story, 0–1. */
  likeness: number;
  /** The same for the second-best story; 0 if there is none. */
  second: number;
  /** The nearest part. */
  by: Part;
}

/**
 * The story whose parts are nearest to these parts, which belong to none or to `own`. `storyOf` returns null for parts that
 * are not compared. The distance to the second-best story
 * tells more than the likeness itself: a name that two stories share does not decide between them.
 */
export function nearestStory(
  parts: readonly Part[],
  own: number | null,
  index: PartIndex,
  nearness: Nearness,
  storyOf: (part: Part) => number | null = ({ story }) => story,
): NearestStory | null {
  const found = new Map<number, { sum: number; by: Part; best: number }>();
  for (const part of parts) {
    for (const [story, { likeness, by }] of nearestParts(part, own, index, nearness, storyOf)) {
      const known = found.get(story);
      const sum = (known?.sum ?? 0) + likeness;
      if (!known || likeness > known.best) found.set(story, { sum, by, best: likeness });
      else known.sum = sum;
    }
  }
  const ranked = [...found].sort(([a, x], [b, y]) => y.sum - x.sum || a - b);
  const [first, second] = ranked;
  if (!first) return null;
  const [story, { sum, by }] = first;
  return { story, likeness: sum / parts.length, second: (second?.[1].sum ?? 0) / parts.length, by };
}

export function belongs(
  { likeness, second }: NearestStory,
  { attach, margin }: Pick<LinkSettings, 'attach' | 'margin'>,
): boolean {
  return likeness >= attach && likeness >= margin * second;
}

function nearestParts(
  part: Part,
  own: number | null,
  index: PartIndex,
  { rare, fading }: Nearness,
  storyOf: (part: Part) => number | null,
): Map<number, { likeness: number; by: Part }> {
  const nearest = new Map<number, { likeness: number; by: Part }>();
  for (const other of index.sharing(part.vector, rare, LEAST_SHARED).parts) {
    const story = storyOf(other);
    if (story === null || story === own) continue;
    const likeness = fading.cosine(part, other);
    if (likeness > (nearest.get(story)?.likeness ?? 0)) nearest.set(story, { likeness, by: other });
  }
  return nearest;
}
