import type { StatedNumber } from './summarised-story.js';

const HOUR_MS = 3_600_000;
/** A higher number that comes later is news. Within this time, two numbers contradict each other whichever is higher. */
const TOGETHER_MS = 3 * HOUR_MS;
/** Rounded numbers such as '2,500' for 2,514 are the same. */
const SAME = 0.05;

/** Two statements of one number that contradict each other, the earlier first. */
export type Contradiction = readonly [StatedNumber, StatedNumber];

/**
 * The newest contradiction in each number of a milestone. Each origin counts with what it stated last. A number that only grew is
 * not disputed, nor is '12' by 'at least 10'.
 */
export function disputedNumbers(numbers: readonly StatedNumber[]): Contradiction[] {
  const kinds = Map.groupBy(numbers, ({ milestoneId, kind, unit }) => `${milestoneId} ${kind} ${unit}`);
  return [...kinds.values()]
    .flatMap((stated) => contradictionOf(lastOfEachOrigin(stated)) ?? [])
    .toSorted((a, b) => b[1].at.getTime() - a[1].at.getTime() || a[1].articleId - b[1].articleId);
}

function lastOfEachOrigin(stated: readonly StatedNumber[]): StatedNumber[] {
  const inOrder = stated.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.articleId - b.articleId);
  return [...new Map(inOrder.map((each) => [each.originKey, each])).values()].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

function contradictionOf(stated: readonly StatedNumber[]): [Contradiction] | null {
  for (const [at, later] of [...stated.entries()].reverse()) {
    const earlier = stated.slice(0, at).findLast((each) => contradicts(each, later));
    if (earlier) return [[earlier, later]];
  }
  return null;
}

function contradicts(earlier: StatedNumber, later: StatedNumber): boolean {
  const [low, high] = earlier.value < later.value ? [earlier, later] : [later, earlier];
  if (high.value - low.value <= high.value * SAME || low.atLeast) return false;
  return later.value < earlier.value || later.at.getTime() - earlier.at.getTime() <= TOGETHER_MS;
}
