import { FEATURE_NUMBERS, FeatureBag, readTagFeatures, type TagWeights } from '#domain/ingest/tagging';
import { TAGS } from '#vocabulary';
import { exampleWeights } from './example-weights.js';
import { relabelPlainNews } from './relabel-plain-news.js';
import { type Example, trainSoftmax } from './softmax.js';
import { inferredHeadlines, type StoryHeadlines } from './story-headlines.js';
import type { LabelledText } from './tag-examples.js';

/** The minimum number of texts for a feature to be learned. */
const MIN_TEXTS = 2;
const OPTIONS = { epochs: 10, unsettled: 2, rate: 0.5, decay: 1e-3 };
/** Keeps only the most important rows (spread of the weights × root of the number of texts), so that the data file stays below 2 MB. */
const MAX_ROWS = 180_000;

interface ReadText {
  ids: Int32Array;
  values: Float32Array;
}

const bag = new FeatureBag();

/**
 * Fits the linear model of `tagArticle` in two rounds. The first model, trained without plain news, finds the plain news that is about
 * one of the eight topics. The rest trains `general`. The first model also labels unlabelled stories, whose headlines are added to
 * the second round.
 */
export function fitTagWeights(
  texts: readonly LabelledText[],
  stories: readonly StoryHeadlines[],
): TagWeights {
  const read = new Map(texts.map((text) => [text, readText(text)]));
  const topics = fitOnce(
    texts.filter(({ labels }) => labels[0] !== 'general'),
    read,
  );
  const relabelled = relabelPlainNews(texts, topics);
  const readAgain = new Map(
    relabelled.map((text, i) => [text, read.get(texts[i] ?? text) ?? readText(text)]),
  );
  const inferred = inferredHeadlines(stories, topics);
  for (const text of inferred) readAgain.set(text, readText(text));
  return fitOnce([...relabelled, ...inferred], readAgain);
}

function readText(text: LabelledText): ReadText {
  readTagFeatures(text, bag);
  return { ids: bag.ids.slice(0, bag.size), values: bag.values.slice(0, bag.size) };
}

function fitOnce(texts: readonly LabelledText[], read: ReadonlyMap<LabelledText, ReadText>): TagWeights {
  const counts = new Int32Array(FEATURE_NUMBERS);
  for (const text of texts) for (const id of read.get(text)?.ids ?? []) counts[id] = (counts[id] ?? 0) + 1;
  const indexes = new Int32Array(FEATURE_NUMBERS).fill(-1);
  let features = 0;
  for (const [id, count] of counts.entries()) if (count >= MIN_TEXTS) indexes[id] = features++;
  const weightOf = exampleWeights(texts);
  const examples = texts.map((text): Example => {
    const { ids, values } = read.get(text) ?? readText(text);
    const known = [...ids.keys()].filter((k) => (indexes[ids[k] ?? 0] ?? -1) >= 0);
    return {
      features: Int32Array.from(known, (k) => indexes[ids[k] ?? 0] ?? 0),
      values: Float32Array.from(known, (k) => values[k] ?? 0),
      target: Float32Array.from(TAGS, (tag) => (text.labels.includes(tag) ? 1 / text.labels.length : 0)),
      weight: weightOf(text),
    };
  });
  const { bias, weights } = trainSoftmax(examples, { classes: TAGS.length, features, ...OPTIONS });
  return { bias, ...keepRows(counts, indexes, weights) };
}

function keepRows(counts: Int32Array, indexes: Int32Array, weights: Float32Array): Omit<TagWeights, 'bias'> {
  const width = TAGS.length;
  const rowOf = (id: number) =>
    weights.subarray((indexes[id] ?? 0) * width, ((indexes[id] ?? 0) + 1) * width);
  const learned = [...indexes.keys()].filter((id) => (indexes[id] ?? -1) >= 0);
  const matters = new Map(
    learned.map((id) => {
      const row = rowOf(id);
      return [id, (Math.max(...row) - Math.min(...row)) * Math.sqrt(counts[id] ?? 0)];
    }),
  );
  const kept = learned.sort((a, b) => (matters.get(b) ?? 0) - (matters.get(a) ?? 0)).slice(0, MAX_ROWS);
  const rowAt = new Int32Array(FEATURE_NUMBERS).fill(-1);
  const rows = new Float32Array(kept.length * width);
  for (const [row, id] of kept.entries()) {
    rowAt[id] = row * width;
    rows.set(rowOf(id), row * width);
  }
  return { rowAt, weights: rows };
}
