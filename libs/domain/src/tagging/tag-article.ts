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
const FURTHER_TAG = 0.2;
const MAX_TAGS = 3;
const EVIDENCE_WORDS = 3;

let shipped: TagWeights | undefined;

/**
 * The tags of an article, from a linear model of its words and from where the outlet files it (URL section, categories).
 * Weights are trained by `tools/train/tags.ts`; thresholds and bonuses were chosen on the same cross-validation.
 */
export function tagArticle(article: TaggableArticle, weights: TagWeights = shippedWeights()): ArticleTags {
  const known = knownFeatures(article, weights);
  const logits = scoreFeatures(known, weights.bias);
  const filed = whereFiled(article);
  for (const { tag, bonus } of filed) logits[TAGS.indexOf(tag)] = (logits[TAGS.indexOf(tag)] ?? 0) + bonus;
  const tags = chooseTags(softmax(logits));
  const words = tellingWords(known, tags[0] ?? 'general');
  const evidence = filed.filter(({ tag }) => tags.includes(tag)).map(({ name }) => name);
  return { tags, evidence: words.length > 0 ? [...evidence, `words ${words.join(', ')}`] : evidence };
}

function shippedWeights(): TagWeights {
  shipped ??= unpackTagWeights(PACKED_TAG_WEIGHTS);
  return shipped;
}

interface KnownFeature {
  feature: string;
  value: number;
  /** One weight per tag. */
  row: Float32Array;
}

function knownFeatures(article: TaggableArticle, { rows }: TagWeights): KnownFeature[] {
  const known: KnownFeature[] = [];
  for (const [feature, value] of tagFeatures(article)) {
    const row = rows.get(feature);
    if (row) known.push({ feature, value, row });
  }
  return known;
}

function scoreFeatures(known: readonly KnownFeature[], bias: readonly number[]): number[] {
  const logits = [...bias];
  for (const { value, row } of known)
    for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) + value * (row[i] ?? 0);
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

/** The features that spoke most for a tag, strongest first. */
function tellingWords(known: readonly KnownFeature[], tag: Tag): string[] {
  const index = TAGS.indexOf(tag);
  if (tag === 'general') return [];
  const most: { feature: string; share: number }[] = [];
  for (const { feature, value, row } of known) {
    const share = value * (row[index] ?? 0);
    const least = most.length < EVIDENCE_WORDS ? 0 : (most.at(-1)?.share ?? 0);
    if (share <= least || feature.startsWith('<')) continue;
    most.push({ feature, share });
    most.sort((a, b) => b.share - a.share);
    most.length = Math.min(most.length, EVIDENCE_WORDS);
  }
  return most.map(({ feature }) => feature.replace('_', ' '));
}
