import { TAGS, type Tag } from '#vocabulary';
import { FeatureBag } from './feature-bag.js';
import { shippedTagWeights, type TaggableArticle, tagArticle } from './tag-article.js';
import { readTagFeatures } from './tag-features.js';
import type { TagWeights } from './tag-weights.js';
import { whereFiled } from './where-filed.js';

export interface TagEvidence {
  kind: 'words' | 'section' | 'category';
  /** The word or pair of words in lower case, the section or the category. */
  name: string;
  /** Its share of all evidence for the tag, 0 to 1. */
  share: number;
}

export interface TagReason {
  tag: Tag;
  /** Strongest first, at most eight. Empty for `general`, the fallback. */
  evidence: TagEvidence[];
}

const MAX_EVIDENCE = 8;

/** The evidence for each tag that `tagArticle` gives an article. */
export function whyTags(article: TaggableArticle, weights: TagWeights = shippedTagWeights()): TagReason[] {
  const bag = new FeatureBag();
  readTagFeatures(article, bag);
  const filed = whereFiled(article);
  return tagArticle(article, weights).tags.map((tag) => {
    if (tag === 'general') return { tag, evidence: [] };
    const words = [...wordEvidence(bag, weights, tag)].map(([name, amount]) => ({
      kind: 'words' as const,
      name,
      amount,
    }));
    const places = filed.filter((one) => one.tag === tag);
    const all = [...places.map(({ by, name, bonus }) => ({ kind: by, name, amount: bonus })), ...words];
    const total = all.reduce((sum, { amount }) => sum + amount, 0);
    const strongest = all.sort((a, b) => b.amount - a.amount).slice(0, MAX_EVIDENCE);
    return {
      tag,
      evidence: strongest.map(({ kind, name, amount }) => ({ kind, name, share: amount / total })),
    };
  });
}

/**
 * By word or pair of words: how much its features raised the tag's logit above the mean of all tags. Evidence against
 * the tag is left out.
 */
function wordEvidence(bag: FeatureBag, { rowAt, weights }: TagWeights, tag: Tag): Map<string, number> {
  const index = TAGS.indexOf(tag);
  const sums = new Map<string, number>();
  for (let k = 0; k < bag.size; k++) {
    const row = rowAt[bag.ids[k] ?? 0] ?? -1;
    const name = bag.text.slice(bag.from[k], bag.to[k]).replace(/\s+/g, ' ');
    if (row < 0 || name === '') continue;
    const own = weights.subarray(row, row + TAGS.length);
    const mean = own.reduce((sum, weight) => sum + weight, 0) / TAGS.length;
    sums.set(name, (sums.get(name) ?? 0) + (bag.values[k] ?? 0) * ((own[index] ?? 0) - mean));
  }
  return new Map([...sums].filter(([, amount]) => amount > 0));
}
