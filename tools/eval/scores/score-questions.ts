import { share } from './score-status.js';

/** What a question's label says, and what became of it. */
export interface QuestionOutcome {
  /** Null if it stays open to the end. */
  expected: 'yes' | 'no' | null;
  /** Null if it was left open. */
  found: 'yes' | 'no' | null;
  /** The cited article is one of those that settle it. */
  isCitedRight: boolean;
}

export interface QuestionScore {
  questions: number;
  /** Those that reports settle. */
  settled: number;
  /** Those that were settled. */
  found: number;
  /** The share of these with the right answer and a right citation. 1 if none was settled. */
  precision: number;
  /** The share of `settled` that were settled rightly. */
  recall: number;
  /** Settled though they are open, with the other answer, or by an article that does not say so. */
  wrong: number;
}

export function scoreQuestions(outcomes: readonly QuestionOutcome[]): QuestionScore {
  const found = outcomes.filter((each) => each.found !== null);
  const right = found.filter(isRight);
  const settled = outcomes.filter(({ expected }) => expected !== null);
  return {
    questions: outcomes.length,
    settled: settled.length,
    found: found.length,
    precision: share(right.length, found.length),
    recall: share(right.length, settled.length),
    wrong: found.length - right.length,
  };
}

export function isRight({ expected, found, isCitedRight }: QuestionOutcome): boolean {
  return found === null ? expected === null : found === expected && isCitedRight;
}
