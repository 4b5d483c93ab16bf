import { PACKED_TAG_WEIGHTS } from './data/packed-tag-weights.js';
import { sectionTags } from './section-tags.js';
import { tagFeatures } from './tag-features.js';
import { type TagWeights, unpackTagWeights } from './tag-weights.js';
import { TAGS, type Tag } from './tags.js';
import { urlSections } from './url-sections.js';

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
  /** Why: 'section /sport/', 'category Cricket', 'words wicket, innings'. */
  evidence: string[];
}

/** Added to a tag's logit when the outlet itself files the article there. */
const SECTION_BONUS = 2.5;
const CATEGORY_BONUS = 2;
const MAX_CATEGORIES = 12;
/** `general` is a fallback: it yields to a tag of this probability. */
const INSTEAD_OF_GENERAL = 0.25;
const FURTHER_TAG = 0.25;
const MAX_TAGS = 3;
const EVIDENCE_WORDS = 3;

let shipped: TagWeights | undefined;

/**
 * The tags of an article, from a linear model of its words and from where the outlet files it (URL section, categories).
 * Weights are trained by `tools/train/tags.ts`; thresholds and bonuses were chosen on the same cross-validation.
 */
export function tagArticle(article: TaggableArticle, weights: TagWeights = shippedWeights()): ArticleTags {
  const features = tagFeatures(article);
  const logits = scoreWords(features, weights);
  const filed = whereFiled(article);
  for (const { tag, bonus } of filed) logits[TAGS.indexOf(tag)] = (logits[TAGS.indexOf(tag)] ?? 0) + bonus;
  const tags = chooseTags(softmax(logits));
  const words = tellingWords(features, weights, tags[0] ?? 'general');
  const evidence = filed.filter(({ tag }) => tags.includes(tag)).map(({ name }) => name);
  return { tags, evidence: words.length > 0 ? [...evidence, `words ${words.join(', ')}`] : evidence };
}

function shippedWeights(): TagWeights {
  shipped ??= unpackTagWeights(PACKED_TAG_WEIGHTS);
  return shipped;
}

function scoreWords(features: Map<string, number>, { bias, rows }: TagWeights): number[] {
  const logits = [...bias];
  for (const [feature, value] of features) {
    const row = rows.get(feature);
    if (row) for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) + value * (row[i] ?? 0);
  }
  return logits;
}

/** Each tag counts once for the address and once for the categories, however often they repeat it. */
function whereFiled({ url, categories }: TaggableArticle): { tag: Tag; bonus: number; name: string }[] {
  const filed: { tag: Tag; bonus: number; name: string }[] = [];
  const add = (tag: Tag, bonus: number, name: string) => {
    if (!filed.some((one) => one.tag === tag && one.bonus === bonus)) filed.push({ tag, bonus, name });
  };
  for (const section of url ? urlSections(url) : [])
    for (const tag of sectionTags(section)) add(tag, SECTION_BONUS, `section /${section}/`);
  for (const category of categories.slice(0, MAX_CATEGORIES))
    for (const tag of sectionTags(category)) add(tag, CATEGORY_BONUS, `category ${category}`);
  return filed;
}

function softmax(logits: number[]): number[] {
  const top = Math.max(...logits);
  const exps = logits.map((logit) => Math.exp(logit - top));
  const sum = exps.reduce((a, b) => a + b, 0);
  return exps.map((exp) => exp / sum);
}

function chooseTags(probabilities: number[]): Tag[] {
  const ranked = TAGS.map((tag, i) => ({ tag, p: probabilities[i] ?? 0 })).sort((a, b) => b.p - a.p);
  const topics = ranked.filter(({ tag }) => tag !== 'general');
  const [first] = topics;
  if (!first || (ranked[0]?.tag === 'general' && first.p < INSTEAD_OF_GENERAL)) return ['general'];
  const further = topics.slice(1, MAX_TAGS).filter(({ p }) => p >= FURTHER_TAG);
  return [first.tag, ...further.map(({ tag }) => tag)];
}

function tellingWords(features: Map<string, number>, { rows }: TagWeights, tag: Tag): string[] {
  const index = TAGS.indexOf(tag);
  if (tag === 'general') return [];
  const told: { word: string; share: number }[] = [];
  for (const [feature, value] of features) {
    const share = value * (rows.get(feature)?.[index] ?? 0);
    if (share > 0 && !feature.startsWith('<')) told.push({ word: feature.replace('_', ' '), share });
  }
  return told
    .sort((a, b) => b.share - a.share)
    .slice(0, EVIDENCE_WORDS)
    .map(({ word }) => word);
}
