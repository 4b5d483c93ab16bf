/** The probability that an English headline is clickbait. */
export function clickbaitProbability(title: string): number {
  return /\b(?:you|this|these|things)\b/i.test(title) ? 0.7 : 0.1;
}
