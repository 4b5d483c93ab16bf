/** Of a whole, looked at in a part of it. */
export interface Sample {
  /** How many were looked at. */
  sampled: number;
  /** And how many of these match. */
  matching: number;
  /** How many there are. */
  all: number;
}

/** Four standard deviations of a count (Poisson): one sample of 30,000 strays further, fewer where its parts are mixed well. */
const DEVIATIONS = 4;

/** True where a sample leaves no doubt that more than `than` match of all. */
export function surelyMore({ sampled, matching, all }: Sample, than: number): boolean {
  const least = matching - DEVIATIONS * Math.sqrt(matching);
  return least * all > than * sampled;
}
