interface Step {
  at: string;
  value: number;
}

export interface StepPoint {
  /** From 0, the first value, to 1, the last. */
  x: number;
  /** From 0, the value 0, to 1, the highest value. */
  y: number;
}

/** Where the values of a number lie in its chart: time from left to right, values from 0. */
export function stepPoints(steps: readonly Step[]): StepPoint[] {
  const times = steps.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const highest = Math.max(1, ...steps.map(({ value }) => value));
  return steps.map(({ value }, index) => ({
    x:
      last === first
        ? index / Math.max(1, steps.length - 1)
        : ((times[index] ?? first) - first) / (last - first),
    y: value / highest,
  }));
}
