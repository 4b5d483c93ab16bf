export interface Point {
  minute: number;
  mb: number;
}

/** MB per minute by least squares. 0 for fewer than two points. */
export function slope(points: readonly Point[]): number {
  const n = points.length;
  if (n < 2) return 0;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / n;
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ mb }) => mb))];
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  const spread = sum(({ minute }) => (minute - x) ** 2);
  return spread === 0 ? 0 : sum(({ minute, mb }) => (minute - x) * (mb - y)) / spread;
}
