import { TAGS, type Tag } from '#vocabulary';
import { PACKED_TAG_WEIGHTS } from './data/packed-tag-weights.js';
import { FeatureBag } from './feature-bag.js';
import { readTagFeatures } from './tag-features.js';
import { type TagWeights, unpackTagWeights } from './tag-weights.js';
import { whereFiled } from './where-filed.js';

export interface TaggableArticle {
  title: string;
  summary: string;
  url: string | null;
  /** The categories that the feed states for the item or for itself: 'Sport', 'Science & Environment'. */
  categories: readonly string[];
}

export interface ArticleTags {
  /** One to three tags, the primary tag first. `general` only appears alone. */
  tags: Tag[];
}

/** `general` is a fallback: a tag of at least this probability replaces it. */
const INSTEAD_OF_GENERAL = 0.25;
const FURTHER_TAG = 0.2;
const MAX_TAGS = 3;
const GENERAL = TAGS.indexOf('general');

const bag = new FeatureBag();
let shipped: TagWeights | undefined;

/**
 * The tags of an article, from a linear model of its words and from where the outlet files it (URL section,
 * categories). `tools/train/tags.ts` makes the weights. `whyTags` explains each tag.
 */
export function tagArticle(article: TaggableArticle, weights: TagWeights = shippedTagWeights()): ArticleTags {
  readTagFeatures(article, bag);
  const logits = tagLogits(bag, weights);
  for (const { tag, bonus } of whereFiled(article)) {
    const at = TAGS.indexOf(tag);
    logits[at] = (logits[at] ?? 0) + bonus;
  }
  return { tags: chooseTags(tagProbabilities(logits)) };
}

/** The weights from `tools/train/tags.ts`, unpacked once. */
export function shippedTagWeights(): TagWeights {
  shipped ??= unpackTagWeights(PACKED_TAG_WEIGHTS);
  return shipped;
}

/** One logit per tag from the words alone, in the order of `TAGS`. */
export function tagLogits(
  { size, ids, values }: FeatureBag,
  { bias, rowAt, weights }: TagWeights,
): Float64Array {
  const logits = Float64Array.from(bias);
  for (let k = 0; k < size; k++) {
    const row = rowAt[ids[k] ?? 0] ?? -1;
    if (row < 0) continue;
    const value = values[k] ?? 0;
    for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) + value * (weights[row + i] ?? 0);
  }
  return logits;
}

/** Softmax. */
export function tagProbabilities(logits: Float64Array): Float64Array {
  const top = Math.max(...logits);
  const exps = logits.map((logit) => Math.exp(logit - top));
  const sum = exps.reduce((a, b) => a + b, 0);
  return exps.map((exp) => exp / sum);
}

function chooseTags(probabilities: Float64Array): Tag[] {
  const ranked = TAGS.map((tag, i) => ({ tag, p: probabilities[i] ?? 0 }))
    .filter(({ tag }) => tag !== 'general')
    .sort((a, b) => b.p - a.p);
  const [first] = ranked;
  if (!first || ((probabilities[GENERAL] ?? 0) > first.p && first.p < INSTEAD_OF_GENERAL)) return ['general'];
  const further = ranked.slice(1, MAX_TAGS).filter(({ p }) => p >= FURTHER_TAG);
  return [first.tag, ...further.map(({ tag }) => tag)];
}
