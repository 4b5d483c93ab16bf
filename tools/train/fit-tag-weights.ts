import { TAGS, type TagWeights, tagFeatures } from '#domain';
import { relabelPlainNews } from './relabel-plain-news.js';
import { type Example, trainSoftmax } from './softmax.js';
import type { LabelledText } from './tag-examples.js';

/** A word must have been seen in this many texts to be learned. */
const MIN_TEXTS = 2;
const MIN_PAIR_TEXTS = 3;
const EPOCHS = 8;
const RATE = 0.5;
const DECAY = 2e-3;
/** What a believed label counts beside one given by a person. */
const ARCHIVE_WEIGHT = 0.15;
/** How far small gold files, and rare tags, are weighted up towards the large ones: 0 not at all, 1 fully. */
const FILE_BALANCE = 0.4;
const TAG_BALANCE = 0.7;
/** The rows that matter most (largest weight × root of how many texts have it): keeps the data file below 1.5 MB. */
const MAX_ROWS = 45_000;

/**
 * Fits the linear model of `tagArticle` in two rounds: a first one without plain news says which of it is about one of the
 * eight topics after all; the rest teaches what `general` looks like.
 */
export function fitTagWeights(texts: readonly LabelledText[]): TagWeights {
  const topics = fitOnce(texts.filter(({ labels }) => labels[0] !== 'general'));
  return fitOnce(relabelPlainNews(texts, topics));
}

/** One round; what is rare is weighted up. */
function fitOnce(texts: readonly LabelledText[]): TagWeights {
  const documents = texts.map((text) => tagFeatures(text));
  const vocabulary = learnableFeatures(documents);
  const ofTag = balance(texts, ({ labels }) => labels[0] ?? 'general', TAG_BALANCE);
  const ofFile = balance(
    texts.filter(({ gold }) => gold),
    ({ file }) => file,
    FILE_BALANCE,
  );
  const examples = texts.map((text, i): Example => {
    const known = [...(documents[i] ?? [])].filter(([feature]) => vocabulary.has(feature));
    return {
      features: Int32Array.from(known, ([feature]) => vocabulary.get(feature)?.index ?? 0),
      values: Float32Array.from(known, ([, value]) => value),
      target: Float32Array.from(TAGS, (tag) => (text.labels.includes(tag) ? 1 / text.labels.length : 0)),
      weight:
        (text.gold ? (ofFile.get(text.file) ?? 1) : ARCHIVE_WEIGHT) *
        (ofTag.get(text.labels[0] ?? 'general') ?? 1),
    };
  });
  const size = { classes: TAGS.length, features: vocabulary.size };
  const { bias, weights } = trainSoftmax(examples, { ...size, epochs: EPOCHS, rate: RATE, decay: DECAY });
  const rows = [...vocabulary].map(([feature, { index, texts: count }]) => {
    const row = weights.slice(index * TAGS.length, (index + 1) * TAGS.length);
    return { feature, row, matters: Math.max(...row.map(Math.abs)) * Math.sqrt(count) };
  });
  const kept = rows.sort((a, b) => b.matters - a.matters).slice(0, MAX_ROWS);
  return { bias: [...bias], rows: new Map(kept.map(({ feature, row }) => [feature, row])) };
}

function learnableFeatures(
  documents: readonly Map<string, number>[],
): Map<string, { index: number; texts: number }> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const feature of document.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const learnable = [...counts].filter(
    ([feature, count]) => count >= (feature.includes('_') ? MIN_PAIR_TEXTS : MIN_TEXTS),
  );
  return new Map(learnable.map(([feature, texts], index) => [feature, { index, texts }]));
}

/** For each kind of text, (mean number ÷ its number) to the power of `strength`. */
function balance(
  texts: readonly LabelledText[],
  kindOf: (text: LabelledText) => string,
  strength: number,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(kindOf(text), (counts.get(kindOf(text)) ?? 0) + 1);
  const mean = texts.length / counts.size;
  return new Map([...counts].map(([kind, count]) => [kind, (mean / count) ** strength]));
}
