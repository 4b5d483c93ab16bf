import {
  FeatureBag,
  readTagFeatures,
  type TagWeights,
  tagLogits,
  tagProbabilities,
} from '#domain/ingest/tagging';
import { TAGS, type Tag } from '#vocabulary';
import type { LabelledText } from './tag-examples.js';

/** The minimum probability at which the first model's tag replaces `general`. */
const SURE = 0.7;

const bag = new FeatureBag();

/** Gives plain news ('nation', 'world') the tag that a model of the eight topics is sure about, instead of `general`. */
export function relabelPlainNews(texts: readonly LabelledText[], topics: TagWeights): LabelledText[] {
  return texts.map((text) => {
    if (text.gold || text.labels[0] !== 'general') return text;
    const tag = surest(text, topics);
    return tag === null ? text : { ...text, labels: [tag] };
  });
}

function surest(text: LabelledText, topics: TagWeights): Tag | null {
  readTagFeatures(text, bag);
  const probabilities = tagProbabilities(tagLogits(bag, topics));
  const at = probabilities.findIndex((probability) => probability >= SURE);
  return TAGS[at] ?? null;
}
