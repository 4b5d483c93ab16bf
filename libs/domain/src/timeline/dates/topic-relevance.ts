import { terms } from '../../text/terms.js';

/**
 * How near each text is to all texts together: its cosine to the sum of their unit vectors (words by 1 + ln n), divided by
 * the mean of these cosines. 1 is average, higher is nearer. Texts without words get 0.
 */
export function topicRelevance(texts: readonly string[]): number[] {
  const vectors = texts.map(unitVector);
  const whole = new Map<string, number>();
  for (const vector of vectors) {
    for (const [term, share] of vector) whole.set(term, (whole.get(term) ?? 0) + share);
  }
  const nearness = vectors.map((vector) => {
    let product = 0;
    for (const [term, share] of vector) product += share * (whole.get(term) ?? 0);
    return product;
  });
  const mean = nearness.reduce((sum, each) => sum + each, 0) / Math.max(1, nearness.length);
  return nearness.map((each) => (mean > 0 ? each / mean : 0));
}

function unitVector(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  let square = 0;
  for (const [term, count] of counts) {
    const damped = 1 + Math.log(count);
    counts.set(term, damped);
    square += damped * damped;
  }
  const length = Math.sqrt(square) || 1;
  for (const [term, damped] of counts) counts.set(term, damped / length);
  return counts;
}
