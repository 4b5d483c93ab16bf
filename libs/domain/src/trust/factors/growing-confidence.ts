/** Confidence from 0 to `most`. It grows with the evidence and is half of `most` at `halfAt` pieces. */
export function growingConfidence(n: number, halfAt: number, most: number): number {
  return (most * n) / (n + halfAt);
}
