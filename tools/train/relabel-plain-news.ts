import { TAGS, type Tag, type TagWeights, tagFeatures } from '#domain';
import type { LabelledText } from './tag-examples.js';

/** How sure the first model must be before plain news is believed to be of a tag. */
const SURE = 0.7;

/** Plain news ('nation', 'world') that a model of the eight topics is sure about gets that tag instead of `general`. */
export function relabelPlainNews(texts: readonly LabelledText[], topics: TagWeights): LabelledText[] {
  return texts.map((text) => {
    if (text.gold || text.labels[0] !== 'general') return text;
    const tag = surest(text, topics);
    return tag === null ? text : { ...text, labels: [tag] };
  });
}

function surest(text: LabelledText, { bias, rows }: TagWeights): Tag | null {
  const logits = [...bias];
  for (const [feature, value] of tagFeatures(text)) {
    const row = rows.get(feature);
    if (row) for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] ?? 0) + value * (row[i] ?? 0);
  }
  const top = Math.max(...logits);
  const sum = logits.reduce((total, logit) => total + Math.exp(logit - top), 0);
  return 1 / sum >= SURE ? (TAGS[logits.indexOf(top)] ?? null) : null;
}
