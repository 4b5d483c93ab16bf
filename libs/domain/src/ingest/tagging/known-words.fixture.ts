import { TAGS, type Tag } from '#vocabulary';
import { FeatureBag } from './feature-bag.js';
import { FEATURE_NUMBERS, readTagFeatures } from './tag-features.js';
import type { TagWeights } from './tag-weights.js';

/** A model for tests. It leans to `general` and knows only the given words, alone and in a headline. */
export function knowing(words: Record<string, Partial<Record<Tag, number>>>): TagWeights {
  const bag = new FeatureBag();
  const rowAt = new Int32Array(FEATURE_NUMBERS).fill(-1);
  const rows: number[] = [];
  for (const [word, meant] of Object.entries(words)) {
    readTagFeatures({ title: word, summary: '' }, bag);
    for (let k = 0; k < bag.size; k++) {
      if (bag.to[k] === 0) continue;
      rowAt[bag.ids[k] ?? 0] = rows.length;
      rows.push(...TAGS.map((tag) => meant[tag] ?? 0));
    }
  }
  const bias = Float32Array.from(TAGS, (tag) => (tag === 'general' ? 2 : 0));
  return { bias, rowAt, weights: Float32Array.from(rows) };
}
