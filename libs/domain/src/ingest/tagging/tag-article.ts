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
  /** What the feed says of the item (or of itself): 'Sport', 'Science & Environment'. */
  categories: readonly string[];
}

export interface ArticleTags {
  /** One to three, the primary tag first; `general` only alone. */
  tags: Tag[];
}

/** `general` is a fallback: it yields to a tag of this probability. */
const INSTEAD_OF_GENERAL = 0.25;
const FURTHER_TAG = 0.2;
const MAX_TAGS = 3;
const GENERAL = TAGS.indexOf('general');

const bag = new FeatureBag();
let shipped: TagWeights | undefined;

/**
 * The tags of an article, from a linear model of its words and from where the outlet files it (URL section, categories).
 * The weights are made by `tools/train/tags.ts`; `whyTags` says what spoke for each tag.
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

/** The weights that `tools/train/tags.ts` made, unpacked once. */
export function shippedTagWeights(): TagWeights {
  shipped ??= unpackTagWeights(PACKED_TAG_WEIGHTS);
  return shipped;
}

/** One logit a tag, in the order of `TAGS`, of what the words say alone. */
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
