import { STORIES } from './story-headlines.js';
import type { LabelledText } from './tag-examples.js';

/** What a believed label counts beside one given by a person. */
const ARCHIVE_WEIGHT = 0.1;
/** What a headline of a story counts that a first model is sure about. */
const STORY_WEIGHT = 0.15;
/** A gold file of this size counts as it is; `FILE_BALANCE` tells how far others are weighted towards it: 0 not at all, 1 fully. */
const FILE_SIZE = 3000;
const FILE_BALANCE = 0.4;
/** How far rare tags of a file are weighted up: macro-F1 asks every tag alike. */
const GOLD_TAG_BALANCE = 0.6;
const ARCHIVE_TAG_BALANCE = 0.5;
/** Rarer tags are not weighted up any more. */
const LEAST_TEXTS = 20;

/** How much each text counts in training: rare tags within a file and small files more. */
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
