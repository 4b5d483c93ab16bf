import { STORIES } from './story-headlines.js';
import type { LabelledText } from './tag-examples.js';

/** The weight of an inferred label relative to a human one. */
const ARCHIVE_WEIGHT = 0.1;
/** The weight of a story's headline whose tag a first model is sure about. */
const STORY_WEIGHT = 0.15;
/** A gold file of this size has weight 1. `FILE_BALANCE` is how far other sizes are evened out: 0 not at all, 1 fully. */
const FILE_SIZE = 3000;
const FILE_BALANCE = 0.4;
/** How far rare tags of a file are weighted up, because macro-F1 counts every tag equally. */
const GOLD_TAG_BALANCE = 0.6;
const ARCHIVE_TAG_BALANCE = 0.5;
/** Tags with fewer texts are weighted as if they had this many. */
const LEAST_TEXTS = 20;

/** The training weight of each text. Rare tags within a file and small files count more. */
export function exampleWeights(texts: readonly LabelledText[]): (text: LabelledText) => number {
  const inFile = new Map<string, number>();
  const ofTag = new Map<string, number>();
  const key = ({ file, labels }: LabelledText) => `${file} ${labels[0] ?? ''}`;
  for (const text of texts) {
    inFile.set(text.file, (inFile.get(text.file) ?? 0) + 1);
    ofTag.set(key(text), (ofTag.get(key(text)) ?? 0) + 1);
  }
  return (text) => {
    if (text.file === STORIES) return STORY_WEIGHT;
    const all = inFile.get(text.file) ?? 1;
    const some = Math.max(ofTag.get(key(text)) ?? 1, LEAST_TEXTS);
    if (!text.gold) return ARCHIVE_WEIGHT * (all / 9 / some) ** ARCHIVE_TAG_BALANCE;
    return (FILE_SIZE / all) ** FILE_BALANCE * (all / 5 / some) ** GOLD_TAG_BALANCE;
  };
}
