import { clickbaitFeatures } from './clickbait-features.js';
import { CLICKBAIT_BIAS, CLICKBAIT_WEIGHTS } from './data/clickbait-weights.js';

export interface ClickbaitModel {
  bias: number;
  /** The log-odds that each feature adds. */
  weights: ReadonlyMap<string, number>;
}

const SHIPPED: ClickbaitModel = {
  bias: CLICKBAIT_BIAS,
  weights: new Map(
    CLICKBAIT_WEIGHTS.split('\n').map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  ),
};

/**
 * The probability (0–1) that an English headline is clickbait: a logistic model of its style, trained on the 32,000
 * headlines of Chakraborty et al. (2016).
 */
export function clickbaitProbability(title: string, model: ClickbaitModel = SHIPPED): number {
  const logit = clickbaitFeatures(title).reduce(
    (sum, feature) => sum + (model.weights.get(feature) ?? 0),
    model.bias,
  );
  return 1 / (1 + Math.exp(-logit));
}
