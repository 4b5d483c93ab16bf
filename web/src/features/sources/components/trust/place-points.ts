import type { TrustPoint } from '#contract/reading';

/** The position of a score, in percent of the chart's width and height. */
export interface PlacedPoint {
  at: string;
  x: number;
  y: number;
}

/** Margin above 10 and below 0 (percent of the height). */
const MARGIN = 8;
/** Points keep off the edges (percent of the width). */
const INSET = 1.5;

/** Places scores by time, oldest first, and connects neighbours. An assessment without a score leaves a gap. */
export function placePoints(history: readonly TrustPoint[]): {
  points: PlacedPoint[];
  lines: [PlacedPoint, PlacedPoint][];
} {
  const times = history.map(({ at }) => Date.parse(at));
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const placed = history.map(({ at, score }, place) =>
    score === null ? null : { at, x: across(times[place] ?? from, from, to), y: down(score) },
  );
  const lines = placed.flatMap((point, place): [PlacedPoint, PlacedPoint][] => {
    const before = placed[place - 1];
    return point && before ? [[before, point]] : [];
  });
  return { points: placed.filter((point) => point !== null), lines };
}

function across(time: number, from: number, to: number): number {
  return to === from ? 50 : INSET + (100 - 2 * INSET) * ((time - from) / (to - from));
}

function down(score: number): number {
  return MARGIN + (100 - 2 * MARGIN) * (1 - score / 10);
}
