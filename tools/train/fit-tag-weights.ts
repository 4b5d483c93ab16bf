import { TAGS, type TagWeights, tagFeatures } from '#domain';
import { type Example, trainSoftmax } from './softmax.js';
import type { LabelledText } from './tag-examples.js';

/** A word must have been seen in this many texts to be learned. */
const MIN_TEXTS = 4;
const MIN_PAIR_TEXTS = 6;
const EPOCHS = 6;
const RATE = 0.5;
const DECAY = 2e-4;
/** What a believed label counts beside one given by a person. */
const ARCHIVE_WEIGHT = 0.6;
/** The rows that matter most, by their largest weight: keeps the data file below 1.5 MB. */
const MAX_ROWS = 40_000;

/** Fits the linear model of `tagArticle`; rare tags are weighted up by the square root of how rare they are. */
export function fitTagWeights(texts: readonly LabelledText[]): TagWeights {
  const documents = texts.map((text) => tagFeatures(text));
  const vocabulary = learnableFeatures(documents);
  const tagWeights = balance(texts);
  const examples = texts.map((text, i): Example => {
    const known = [...(documents[i] ?? [])].filter(([feature]) => vocabulary.has(feature));
    return {
      features: Int32Array.from(known, ([feature]) => vocabulary.get(feature) ?? 0),
      values: Float32Array.from(known, ([, value]) => value),
      target: Float32Array.from(TAGS, (tag) => (text.labels.includes(tag) ? 1 / text.labels.length : 0)),
      weight: (text.gold ? 1 : ARCHIVE_WEIGHT) * (tagWeights.get(text.labels[0] ?? 'general') ?? 1),
    };
  });
  const size = { classes: TAGS.length, features: vocabulary.size };
  const { bias, weights } = trainSoftmax(examples, { ...size, epochs: EPOCHS, rate: RATE, decay: DECAY });
  const rows = [...vocabulary].map(([feature, i]) => {
    const row = weights.slice(i * TAGS.length, (i + 1) * TAGS.length);
    return { feature, row, largest: Math.max(...row.map(Math.abs)) };
  });
  const kept = rows.sort((a, b) => b.largest - a.largest).slice(0, MAX_ROWS);
  return { bias: [...bias], rows: new Map(kept.map(({ feature, row }) => [feature, row])) };
}

function learnableFeatures(documents: readonly Map<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const feature of document.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const vocabulary = new Map<string, number>();
  for (const [feature, count] of counts)
    if (count >= (feature.includes('_') ? MIN_PAIR_TEXTS : MIN_TEXTS))
      vocabulary.set(feature, vocabulary.size);
  return vocabulary;
}

function balance(texts: readonly LabelledText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { labels } of texts) counts.set(labels[0] ?? '', (counts.get(labels[0] ?? '') ?? 0) + 1);
  const mean = texts.length / counts.size;
  return new Map([...counts].map(([tag, count]) => [tag, Math.sqrt(mean / count)]));
}
